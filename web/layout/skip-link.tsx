/** The part that holds the page itself. */
export const MAIN_ID = 'main'

/** The first stop of the keyboard: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
}
