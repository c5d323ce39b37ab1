export function Alert({ children }: { children: string }) {
  return (
    <div
      className="mt-4 rounded-sheet border-alert border-l-6 bg-alert-wash px-6 py-4 font-semibold text-alert-ink"
      role="alert"
    >
      <p className="line-clamp-8 measure-40 wrap-anywhere">{children}</p>
    </div>
  )
}
