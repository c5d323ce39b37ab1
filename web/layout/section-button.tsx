import type { KeyboardEvent } from 'react'
import { classNames } from '../ui/class-names.ts'
import { SectionLink, type SectionLinkProps } from './section-link.tsx'

export type SectionButtonProps = SectionLinkProps & { variant?: 'primary' | 'line'; size?: 'md' | 'sm' }

/**
 * A button that scrolls to a section of the home page. Under it is a link, so that it works before and without
 * scripts; the space bar presses it as it presses any button.
 */
export function SectionButton({ variant = 'primary', size = 'md', className, ...rest }: SectionButtonProps) {
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
      className={classNames('btn', variant === 'line' && 'btn--line', size === 'sm' && 'btn--sm', className)}
    />
  )
}
