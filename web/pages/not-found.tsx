import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'

/** Every address without a page of its own (spec §2 Not-found page). */
export function Component() {
  return <NotFoundScreen />
}
