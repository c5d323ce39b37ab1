import { useApolloClient } from '@apollo/client/react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { foundLine, KEPT_TEXT, keptLine } from '#domain/admin/kept-text.ts'
import { SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import { useRowHandoff } from '#web/features/admin/restore-focus.ts'
import { HandoffButton } from '#web/features/admin/rows.tsx'
import { checkToken } from '#web/features/admin/session/sign-in.tsx'
import { useSiteTime } from '#web/features/admin/site-time.tsx'
import { refetchActive } from '#web/features/admin/update-cache.ts'
import { storeText } from '#web/lib/stored-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { useKeptText } from './use-kept-text.ts'

type KeptTextNoteProps = ReturnType<typeof useKeptText>['kept']

const NOTE = 'grid gap-3 border-alert border-l-3 bg-alert-wash p-4 text-ink'

/** Inside a form with `useKeptText`: what this browser keeps of it, and the token if the server rejects it. */
export function KeptTextNote({
  found,
  isChanged,
  keptAt,
  restore,
  discard,
  errors,
  submitter,
}: KeptTextNoteProps) {
  const { clockOf, timestamp } = useSiteTime()
  return (
    <>
      {found && (
        <div className={NOTE} role="status">
          <p>
            {foundLine(timestamp(found.at))} {isChanged && KEPT_TEXT.changed}
          </p>
          <div className="flex flex-wrap gap-3">
            <HandoffButton variant="line" size="sm" onClick={restore}>
              {KEPT_TEXT.restore}
            </HandoffButton>
            <HandoffButton variant="quiet" size="sm" onClick={discard}>
              {KEPT_TEXT.discard}
            </HandoffButton>
          </div>
        </div>
      )}
      {errors.root?.type === 'UNAUTHENTICATED' && <SignInAgain submitter={submitter} />}
      {keptAt !== null && (
        <p className="text-ink-mute text-sm">
          {keptAt === false ? KEPT_TEXT.refused : keptLine(clockOf(new Date(keptAt)))}
        </p>
      )}
    </>
  )
}

/** Not a form of its own, because it is inside of one. */
function SignInAgain({ submitter }: Pick<KeptTextNoteProps, 'submitter'>) {
  const client = useApolloClient()
  const note = useRowHandoff<HTMLDivElement>()
  const [token, setToken] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function signIn() {
    setPending(true)
    const form = note.current?.closest('form')
    const rejection = await checkToken(client, token)
    setPending(false)
    setError(rejection?.message)
    if (rejection) return
    flushSync(() => storeText(ADMIN_TOKEN_KEY, token.trim()))
    refetchActive(client)
    form?.requestSubmit(submitter.current)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    signIn()
  }

  return (
    <div ref={note} className={NOTE}>
      <p role="status">{KEPT_TEXT.signIn}</p>
      <Field label={SIGN_IN_TEXT.token} error={error}>
        <Input
          type="password"
          autoComplete="off"
          autoFocus
          value={token}
          onChange={({ target }) => setToken(target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={token.trim() === ''}
        pending={isPending}
        onClick={signIn}
      >
        {KEPT_TEXT.signInButton}
      </Button>
    </div>
  )
}
