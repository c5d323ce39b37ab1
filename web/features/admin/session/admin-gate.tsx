import { type ReactNode, useState } from 'react'
import { SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import { UnsavedContext, useUnsavedChanges } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import { Head } from '#web/head.tsx'
import { useStoredText } from '#web/lib/stored-text.ts'
import { SessionProvider } from './session-provider.tsx'
import { SignIn } from './sign-in.tsx'

type AdminGateProps = { title: string; children: ReactNode }

/** Shows the authentication card until there is a token. The server always renders the card (spec §2 Admin). */
export function AdminGate({ title, children }: AdminGateProps) {
  // Logging out in one tab logs out in all of them.
  const token = useStoredText(ADMIN_TOKEN_KEY) ?? null
  const changes = useUnsavedChanges()
  const hasUnsaved = changes.unsaved.size > 0
  const [lastToken, setLastToken] = useState(token)
  if (token !== null && token !== lastToken) setLastToken(token)
  // After a logout in another tab, keep the text that is being typed behind the authentication card.
  const adminToken = token ?? (hasUnsaved ? lastToken : null)
  return (
    <>
      <Head title={title} description={SIGN_IN_TEXT.lead} noIndex />
      {token === null && <SignIn hasUnsaved={hasUnsaved} />}
      {adminToken !== null && (
        <div hidden={token === null}>
          <UnsavedContext value={changes}>
            <SessionProvider token={adminToken}>{children}</SessionProvider>
          </UnsavedContext>
        </div>
      )}
    </>
  )
}
