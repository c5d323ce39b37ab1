import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'

/** Any path that is not a page (spec §2 Not-found page). */
export function Component() {
  return <NotFoundScreen />
}
