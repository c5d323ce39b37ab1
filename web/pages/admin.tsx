import { useState, useSyncExternalStore } from 'react'
import { ADMIN_TEXT, SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { TokenContext } from '#web/features/admin/admin-context.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { SignIn } from '#web/features/admin/sign-in.tsx'
import { currentToken, serverToken, subscribeToToken } from '#web/features/admin/token-store.ts'
import { useUnsavedChanges } from '#web/features/admin/use-unsaved-changes.ts'
import { Head } from '#web/head.tsx'

/** `/admin` (spec §2 Admin). A saved token opens the dashboard at once; the server renders the authentication card. */
export function Component() {
  const token = useSyncExternalStore(subscribeToToken, currentToken, serverToken)
  const [lastToken, setLastToken] = useState(token)
  if (token !== null && token !== lastToken) setLastToken(token)
  const unsaved = useUnsavedChanges()
  // After a logout in another tab, keep the text that is being typed behind the authentication card.
  const adminToken = token ?? (unsaved.hasUnsaved ? lastToken : null)
  return (
    <>
      <Head title={ADMIN_TEXT.heading} description={SIGN_IN_TEXT.lead} noIndex />
      {token === null && <SignIn hasUnsaved={unsaved.hasUnsaved} />}
      {adminToken !== null && (
        <div hidden={token === null}>
          <TokenContext value={adminToken}>
            <Dashboard {...unsaved} />
          </TokenContext>
        </div>
      )}
    </>
  )
}
