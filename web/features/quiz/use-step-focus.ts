import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Each step moves the focus, so that screen readers read the new content. Opening the page and answering do not. `place`
 * identifies the step, and `focus` gets its focus target.
 */
export function useStepFocus(place: string, focus: (target: HTMLElement) => void) {
  const [hasMoved, setHasMoved] = useState(false)
  const target = useRef<HTMLElement>(null)
  const focusTarget: RefCallback<HTMLElement> = (element) => {
    target.current = element
  }
  const handlePlace = useEffectEvent((_place: string) => {
    if (hasMoved && target.current) focus(target.current)
  })
  useEffect(() => handlePlace(place), [place])
  return { hasMoved, startMoving: () => setHasMoved(true), focusTarget }
}
