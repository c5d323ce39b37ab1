import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

/**
 * Each step moves the focus, so that screen readers read the new content. Opening the page and answering do not. `place`
 * identifies the step.
 */
export function useStepFocus(place: string) {
  const [hasMoved, setHasMoved] = useState(false)
  const target = useRef<HTMLElement>(null)
  const focusTarget: RefCallback<HTMLElement> = (element) => {
    target.current = element
  }
  const handlePlace = useEffectEvent((_place: string) => {
    if (hasMoved && target.current) focusStep(target.current)
  })
  useEffect(() => handlePlace(place), [place])
  return { hasMoved, startMoving: () => setHasMoved(true), focusTarget }
}

/**
 * The sheet's top edge comes into view, so that nothing is behind the navigation bar. On a phone it is the edge of the screen
 * (step-sheet.css). A sheet that is in view stays where it is.
 */
function focusStep(focusTarget: HTMLElement): void {
  focusOn(focusTarget)
  const sheet = focusTarget.closest<HTMLElement>('.sheet') ?? focusTarget
  const fits = sheet.offsetHeight < 0.85 * window.innerHeight
  sheet.scrollIntoView({ block: fits ? 'nearest' : 'start' })
}
