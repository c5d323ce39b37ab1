import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'

export type MetaLineProps = { items: readonly ReactNode[]; className?: string }

/** Small facts with dots between them. The dot before each is clipped at the beginning of a line. */
export function MetaLine({ items, className }: MetaLineProps) {
  return (
    <p
      className={clsx(
        '-ms-7 flex flex-wrap items-center gap-y-1 text-ink-mute text-sm [clip-path:inset(0_0_0_1.75rem)]',
        className,
      )}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items keep their order.
        <Fragment key={index}>
          {/* Separates the items in copied text. */}
          {index > 0 && ' '}
          <span className="relative ps-7 before:absolute before:start-[0.8rem] before:content-['·'_/_'']">
            {item}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
