import type { KeyboardEvent } from 'react'
import { type ButtonLook, buttonClasses } from '#web/ui/button.tsx'
import { SectionLink, type SectionLinkProps } from './section-link.tsx'

export type SectionButtonProps = SectionLinkProps & ButtonLook

/**
 * A button that scrolls to a section of the home page. It is a link underneath, so that it works before and without
 * scripts, and the space bar activates it like any button.
 */
export function SectionButton({ variant, size, className, ...rest }: SectionButtonProps) {
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <SectionLink
      {...rest}
      role="button"
      onKeyDown={press}
      className={buttonClasses({ variant, size }, className)}
    />
  )
}
