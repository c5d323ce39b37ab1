import { TriangleAlert } from '@lucide/icons'
import { clsx } from 'clsx'
import { ATTENTION_TEXT, moreText, OVERVIEW_TEXT } from '#domain/admin/overview-text.ts'
import { ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { waitText } from '#domain/wait-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { ObjectLink } from '#web/features/admin/object-link.tsx'
import { useMayOpen } from '#web/features/admin/session/session-context.ts'
import { Timestamp, useNow } from '#web/features/admin/site-time.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import type { AdminOverviewQuery } from './overview.generated.ts'

type AttentionEntry = AdminOverviewQuery['overview']['attention'][number]

/** A ledger: how many, of what, which ones, since when, and where to act. The most urgent kind comes first. */
export function Attention({ entries }: { entries: readonly AttentionEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-label={OVERVIEW_TEXT.attention}>
      <h2 className="sr-only">{OVERVIEW_TEXT.attention}</h2>
      <ol>
        {entries.map((entry, index) => (
          <Entry key={entry.kind} entry={entry} isFirst={index === 0} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry: { kind, count, items }, isFirst }: { entry: AttentionEntry; isFirst: boolean }) {
  const now = useNow()
  const { one, many, room, query = '', action } = ATTENTION_TEXT[kind]
  const tone = kind === 'FAILED_JOB' ? 'text-alert-ink' : 'text-ink'
  const mayOpen = useMayOpen(room)
  const oldest = items[0]?.at
  return (
    <li className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 gap-y-2 border-line border-t py-4 last:border-b wide:grid-cols-[2.5rem_12rem_1fr_14rem_10.25rem]">
      <span className={clsx('font-display font-medium text-3xl leading-none lining-nums', tone)}>
        {formatWholeNumber(count)}
      </span>
      <p className={clsx('font-strong', tone)}>
        {count === 1 ? one : many}
        {kind === 'FAILED_JOB' && <Icon of={TriangleAlert} className="ms-1.5 inline" />}
      </p>
      <ul className="wrap-anywhere grid text-sm max-wide:col-start-2">
        {items.map(({ id, object, title, at }) => (
          <li key={`${id}${title}${at}`} className="py-1.5 wide:py-0.5">
            <ObjectLink object={object} id={id}>
              {title || ISSUE_ADMIN_TEXT.noSubject}
            </ObjectLink>
          </li>
        ))}
        {count > items.length && (
          <li className="py-1.5 text-ink-mute wide:py-0.5">{moreText(count - items.length)}</li>
        )}
      </ul>
      <p className="text-ink-mute text-sm max-wide:col-start-2">
        {oldest && (
          <>
            {kind === 'CLOSING_POLL' ? OVERVIEW_TEXT.closes : OVERVIEW_TEXT.since} <Timestamp at={oldest} />
            {kind !== 'CLOSING_POLL' && ` (${waitText(now.getTime() - Date.parse(oldest))})`}
          </>
        )}
      </p>
      {mayOpen && (
        <ButtonLink
          variant={isFirst ? 'primary' : 'line'}
          size="sm"
          className="justify-self-start max-wide:col-start-2 wide:justify-self-end"
          href={urls.admin(room) + query}
        >
          {action}
        </ButtonLink>
      )}
    </li>
  )
}
