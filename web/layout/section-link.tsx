import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Section } from '#domain/layout.ts'
import { urls } from '#web/urls.ts'

export type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { section: Section }

/** `useHashTarget` scrolls to the section. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <Link {...rest} to={urls.section(section)} />
}
