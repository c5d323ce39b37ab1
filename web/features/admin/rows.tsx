import { clsx } from 'clsx'
import { type MouseEventHandler, type ReactNode, useEffect, useImperativeHandle } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '#web/ui/button.tsx'
import { useFocusHandoff } from '#web/ui/use-focus-handoff.ts'
import { useRowHandoff } from './restore-focus.ts'

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="mt-6">{children}</ul>
}

type RowProps = {
  /** A row whose id is the hash of the address is scrolled into view and marked. */
  id?: string
  title: ReactNode
  /** Makes the title a link. */
  href?: string | undefined
  /** Makes the title a button. */
  onOpen?: MouseEventHandler<HTMLButtonElement> | undefined
  details: ReactNode
  actions?: ReactNode
  isTight?: boolean
  children?: ReactNode
}

const OPENER =
  'text-start text-ink underline decoration-1 decoration-line-strong underline-offset-loose hover:decoration-ink'

export function Row({ id, title, href, onOpen, details, actions, isTight = false, children }: RowProps) {
  const { hash, key } = useLocation()
  const row = useFocusHandoff<HTMLLIElement>()
  const isMarked = id !== undefined && hash === `#${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is clicked again. The ref never changes.
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'center' })
  }, [isMarked, key])
  return (
    <li
      ref={row}
      id={id}
      className={clsx(
        'grid gap-x-8 gap-y-3 border-line border-t *:min-w-0 admin:grid-cols-trail',
        isTight ? 'py-2' : 'py-4',
        isMarked && 'bg-plum-wash shadow-[inset_4px_0_0_var(--color-plum)] *:px-4',
      )}
    >
      <div>
        <p className="wrap-anywhere font-semibold text-ink">
          {href ? (
            <Link className={OPENER} to={href}>
              {title}
            </Link>
          ) : onOpen ? (
            <button type="button" className={OPENER} onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
        </p>
        {details}
      </div>
      {actions && (
        <div className="flex flex-wrap content-start items-center gap-3 admin:max-w-144 admin:justify-end">
          {actions}
        </div>
      )}
      {children}
    </li>
  )
}

/** Like FocusHandoffButton, but in a list, it passes the focus to its row. */
export function HandoffButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button {...props} ref={useRowHandoff<HTMLButtonElement>()} />
}

/** `about` follows the text of the button in its accessible name. The row takes the focus of a button that disappears. */
export function RowButton({
  about,
  children,
  ref,
  ...rest
}: ButtonProps & { about: string; children: string }) {
  const button = useRowHandoff<HTMLButtonElement>()
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button])
  return (
    <Button variant="line" size="sm" aria-label={`${children}: ${about}`} {...rest} ref={button}>
      {children}
    </Button>
  )
}

export function RowLink({ about, children, ...rest }: ButtonLinkProps & { about: string; children: string }) {
  return (
    <ButtonLink variant="line" size="sm" aria-label={`${children}: ${about}`} {...rest}>
      {children}
    </ButtonLink>
  )
}

export function RowMeta({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere text-ink-mute text-sm">{children}</p>
}
