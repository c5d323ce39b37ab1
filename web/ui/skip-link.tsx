/** The first stop of the keyboard: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  )
}
