export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a
      className="absolute -top-24 left-gutter z-60 rounded-field bg-ink px-6 py-3 text-paper focus:top-2 print:hidden"
      href={`#${MAIN_ID}`}
    >
      Skip to content
    </a>
  )
}
