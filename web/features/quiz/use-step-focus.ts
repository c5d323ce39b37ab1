import { useEffect, useEffectEvent, useState } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

/** For the heading of a step. */
export const STEP_HEADING = { 'data-step': '', tabIndex: -1 }

/**
 * Each step moves the focus to its heading, so that screen readers read the new content. Opening the page and answering do
 * not. `place` identifies the step.
 */
export function useStepFocus(place: string) {
  const [hasMoved, setHasMoved] = useState(false)
  const handlePlace = useEffectEvent((_place: string) => {
    const heading = document.querySelector<HTMLElement>('[data-step]')
    if (hasMoved && heading) focusStep(heading)
  })
  useEffect(() => handlePlace(place), [place])
  return { hasMoved, startMoving: () => setHasMoved(true) }
}

/**
 * The sheet's top edge comes into view, so that nothing is behind the navigation bar. On a phone it is the edge of the screen
 * (step-sheet.css). A sheet that is in view stays where it is.
 */
function focusStep(heading: HTMLElement): void {
  focusOn(heading)
  const sheet = heading.closest<HTMLElement>('.sheet') ?? heading
  const fits = sheet.offsetHeight < 0.85 * window.innerHeight
  sheet.scrollIntoView({ block: fits ? 'nearest' : 'start' })
}
