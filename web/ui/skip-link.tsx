/** The first stop of the keyboard: past the navigation to the page itself. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      Skip to content
    </a>
  )
}
