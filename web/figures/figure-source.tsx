import { ChevronDown } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FIGURE_TEXT, type FigureLink, MORE_ON_FIGURE, type SourcePage } from '#domain/values/figure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { SourceLink } from './source-link.tsx'

const SMALL = 'text-ink-mute text-xs/[1.45]'

export type FigureSourceProps = {
  /** The title of the figure. */
  about: string
  /** Pollster, year and who was asked. */
  line: string
  figure: SourcePage & { readonly note: string | null }
  /** Second sources. */
  also?: readonly FigureLink[]
  className?: string
  /** Follows the link. */
  children?: ReactNode
}

/** Where a figure was read and what qualifies it. The note is never folded. */
export function FigureSource({ about, line, figure, also = [], className, children }: FigureSourceProps) {
  return (
    <>
      <p className={clsx(SMALL, className)}>
        {`${line} `}
        {figure.note && <span>{`${figure.note} `}</span>}
        <SourceLink source={figure} about={about} />
        {children}
      </p>
      <LinkList label={MORE_ON_FIGURE} about={about} links={also} />
    </>
  )
}

export type FigureDetailsProps = {
  about: string
  question: string
  also: readonly FigureLink[]
  /** Between the question and the second sources. */
  lines?: readonly string[]
}

/** What was asked, behind "More". */
export function FigureDetails({ about, question, also, lines = [] }: FigureDetailsProps) {
  return (
    <details className="group text-xs">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline [&::-webkit-details-marker]:hidden">
        {FIGURE_TEXT.details}
        <span className="sr-only">{`: ${about}`}</span>
        <Icon of={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-2">
        <p className={SMALL}>
          <b className="font-strong text-ink-soft">{`${FIGURE_TEXT.question}:`}</b>
          {` ${question}`}
        </p>
        {lines.map((line) => (
          <p className={SMALL} key={line}>
            {line}
          </p>
        ))}
        <LinkList label={MORE_ON_FIGURE} about={about} links={also} />
      </div>
    </details>
  )
}
