import type { ComponentProps, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Section } from '#domain/layout.ts'
import { type ButtonStyle, buttonClasses } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'

export type SectionButtonProps = Omit<ComponentProps<typeof Link>, 'to'> & ButtonStyle & { section: Section }

/** Renders a link, so that it works without scripts. The space bar activates it like a button. */
export function SectionButton({ section, variant, size, className, ...rest }: SectionButtonProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <Link
      {...rest}
      to={urls.section(section)}
      role="button"
      onKeyDown={handleKeyDown}
      className={buttonClasses({ variant, size }, className)}
    />
  )
}
