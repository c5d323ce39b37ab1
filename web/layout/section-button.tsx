import type { KeyboardEvent } from 'react'
import { type ButtonStyle, buttonClasses } from '#web/ui/button.tsx'
import { SectionLink, type SectionLinkProps } from './section-link.tsx'

export type SectionButtonProps = SectionLinkProps & ButtonStyle

/** Renders a link, so that it works without scripts. The space bar activates it like a button. */
export function SectionButton({ variant, size, className, ...rest }: SectionButtonProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <SectionLink
      {...rest}
      role="button"
      onKeyDown={handleKeyDown}
      className={buttonClasses({ variant, size }, className)}
    />
  )
}
