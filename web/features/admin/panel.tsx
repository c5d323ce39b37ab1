import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { Failed } from '#web/ui/failed.tsx'
import { Loading } from '#web/ui/loading.tsx'

export type PanelProps = {
  title: string
  icon: LucideIcon
  loaded: boolean
  failed: boolean
  onRetry: () => void
  /** Takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One part of running the site, across the whole width. */
export function Panel({ title, icon: Icon, loaded, failed, onRetry, headingRef, children }: PanelProps) {
  return (
    <section className="wide">
      <h2 ref={headingRef} tabIndex={-1}>
        <Icon className="icon" aria-hidden="true" />
        {title}
      </h2>
      {/* Also over what was loaded before: it is not what was asked for last. */}
      {failed && <Failed title={DESK_TEXT.unavailable} onRetry={onRetry} />}
      {loaded ? children : !failed && <Loading>{title}</Loading>}
    </section>
  )
}
