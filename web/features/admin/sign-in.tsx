import { type FormEvent, useRef, useState } from 'react'
import { LOGGED_IN, SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { adminToken } from '#domain/admin/token.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { changeScreen } from './keep-focus.ts'
import { saveToken } from './token-store.ts'

/** The card before a token was entered; Enter submits (Spec §2 Admin, Unauthenticated). */
export function SignIn() {
  const [typed, setTyped] = useState('')
  const token = adminToken(typed)
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, setTyped)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (token === null) return
    changeScreen(() => saveToken(token))
    showToast(LOGGED_IN)
  }

  return (
    <div className="wrap">
      <div className="sheet auth">
        <h1>{SIGN_IN_TEXT.heading}</h1>
        <p>{SIGN_IN_TEXT.lead}</p>
        <noscript>
          <p>{SIGN_IN_TEXT.needsScript}</p>
        </noscript>
        {/* Before hydration, a submit does nothing instead of reloading the page. */}
        <form className="needs-script" method="dialog" onSubmit={submit}>
          <Field label={SIGN_IN_TEXT.token}>
            <Input
              ref={input}
              type="password"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" disabled={token === null}>
            {SIGN_IN_TEXT.submit}
          </Button>
        </form>
      </div>
    </div>
  )
}
