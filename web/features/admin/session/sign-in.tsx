import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { INVALID_TOKEN, LOGGED_IN, SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { signInSchema } from '#domain/admin/sign-in.ts'
import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { replaceScreen } from '#web/features/admin/restore-focus.ts'
import { storeText } from '#web/lib/stored-text.ts'
import { type Rejection, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { failureReason } from './admin-errors.ts'
import { AdminStatusDocument } from './session.generated.ts'
import { adminContext } from './session-context.ts'

/** Enter submits (spec §2 Admin, Unauthenticated). */
export function SignIn({ hasUnsaved }: { hasUnsaved: boolean }) {
  const client = useApolloClient()
  const { register, submit, watch, errors, isSubmitting } = useDomainForm(signInSchema, { token: '' })
  const isBlank = watch('token').trim() === ''

  async function signIn({ token }: { token: string }) {
    const rejection = await checkToken(client, token)
    if (rejection) return rejection
    replaceScreen(() => storeText(ADMIN_TOKEN_KEY, token))
    showToast(LOGGED_IN)
    return null
  }

  return (
    <div className="wrap">
      <div className="sheet mx-auto my-[clamp(2.5rem,6vw,6rem)] w-[min(27.5rem,100%)] p-[clamp(1.5rem,5vw,2.5rem)]">
        <h1 className="text-2xl">{SIGN_IN_TEXT.heading}</h1>
        <p className="mt-2">{SIGN_IN_TEXT.lead}</p>
        {hasUnsaved && <Alert>{SIGN_IN_TEXT.unsaved}</Alert>}
        <noscript>
          <p className="mt-2">{SIGN_IN_TEXT.needsScript}</p>
        </noscript>
        {/* Before hydration, a submit does nothing instead of reloading the page. */}
        <form className="needs-script mt-6 grid gap-4" method="dialog" noValidate onSubmit={submit(signIn)}>
          <Field label={SIGN_IN_TEXT.token} error={errors.token?.message}>
            <Input {...register('token')} type="password" autoComplete="off" />
          </Field>
          <Button type="submit" disabled={isBlank} pending={isSubmitting}>
            {SIGN_IN_TEXT.submit}
          </Button>
        </form>
      </div>
    </div>
  )
}

/** Null if the server accepts the token, so that a wrong one is never saved. */
export async function checkToken(client: ApolloClient, typed: string): Promise<Rejection | null> {
  const { data, error } = signInSchema.safeParse({ token: typed })
  if (error) return rejectToken(error.issues[0]?.message ?? INVALID_TOKEN)
  try {
    const context = adminContext(data.token)
    await client.query({ query: AdminStatusDocument, context, fetchPolicy: 'network-only' })
    return null
  } catch (error) {
    return rejectToken(failureReason(error, UNEXPECTED_FAILURE))
  }
}

function rejectToken(message: string): Rejection {
  return { message, fields: [{ path: 'token', message }] }
}
