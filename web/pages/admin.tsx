import { useSyncExternalStore } from 'react'
import { ADMIN_TEXT, SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { TokenContext } from '#web/features/admin/admin-context.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { SignIn } from '#web/features/admin/sign-in.tsx'
import { currentToken, serverToken, subscribeToToken } from '#web/features/admin/token-store.ts'
import { Head } from '#web/head.tsx'

/** `/admin` (spec §2 Admin). A saved token opens the desk at once; the server renders the authentication card. */
export function Component() {
  const token = useSyncExternalStore(subscribeToToken, currentToken, serverToken)
  return (
    <>
      <Head title={ADMIN_TEXT.heading} description={SIGN_IN_TEXT.lead} noIndex />
      {token === null ? (
        <SignIn />
      ) : (
        <TokenContext value={token}>
          <Dashboard key={token} />
        </TokenContext>
      )}
    </>
  )
}
