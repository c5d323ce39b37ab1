import type { LucideIconData } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading } from '#web/ui/loading.tsx'

/** The cards and panels of a room. Cards are half as wide as the page, panels take all of it. */
export function RoomGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-px border-line border-b bg-line md:grid-cols-2">{children}</div>
}

type CardProps = {
  title: string
  icon: LucideIconData
  isWide?: boolean
  children: ReactNode
}

export function Card({ title, icon, isWide = false, children }: CardProps) {
  return (
    <section
      className={clsx(
        'bg-paper py-8 md:py-10',
        isWide ? 'md:col-span-full' : 'md:px-8 md:odd:pl-0 md:even:pr-0',
      )}
    >
      <h2 className="flex items-center gap-3 text-xl">
        <Icon of={icon} className="text-plum" />
        {title}
      </h2>
      {children}
    </section>
  )
}

export type PanelProps = Omit<CardProps, 'isWide'> & {
  loaded: boolean
  failed: boolean
  failure?: string | undefined
  onRetry: () => void
}

export function Panel({ loaded, failed, failure, onRetry, children, ...card }: PanelProps) {
  return (
    <Card {...card} isWide>
      <PanelState title={card.title} {...{ loaded, failed, failure, onRetry }} />
      {loaded && children}
    </Card>
  )
}

type PanelStateProps = Pick<PanelProps, 'title' | 'loaded' | 'failed' | 'failure' | 'onRetry'>

/** Shown while data loads, or above the previous data after a failed refetch. */
export function PanelState({
  title,
  loaded,
  failed,
  failure = PANEL_TEXT.unavailable,
  onRetry,
}: PanelStateProps) {
  if (loaded && !failed) return null
  return (
    <div className="mt-4 [&_h3]:text-lg">
      {failed ? <ErrorState title={failure} onRetry={onRetry} /> : <Loading>{title}</Loading>}
    </div>
  )
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 measure-60">{children}</p>
}

export function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <span className="font-display font-medium text-figure text-ink lining-nums leading-none tracking-[-0.04em]">
        {value}
      </span>{' '}
      <span>{children}</span>
    </p>
  )
}

/** An entry of a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-lead items-center gap-4 border-line border-t py-3">
      <dt className="xs:whitespace-nowrap">{name}</dt>
      <dd className="text-balance text-right font-strong text-ink tabular-nums">{children}</dd>
    </div>
  )
}
