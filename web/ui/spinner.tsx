/** Two rings sliding together. Say in words beside it what is on its way. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
