import type { ReactNode } from 'react'
import { Head } from '#web/head.tsx'
import { useSite } from '#web/site.tsx'
import { ErrorState, type ErrorStateProps } from '#web/ui/error-state.tsx'
import { Section } from './section.tsx'

export type StatusScreenProps = Pick<ErrorStateProps, 'onRetry' | 'retryLabel'> & {
  /** Of the page, such as 404. */
  status: number
  title: string
  hint: string
  /** For search engines, the hint by default. */
  description?: string
  /** A link to where the visitor can go on. */
  action: ReactNode
}

/** Replaces a page that does not exist or did not load. */
export function StatusScreen({ status, hint, description = hint, ...state }: StatusScreenProps) {
  useSite().setStatus(status)
  return (
    <Section>
      <Head title={state.title} description={description} noIndex />
      <ErrorState level={1} {...state}>
        {hint}
      </ErrorState>
    </Section>
  )
}
