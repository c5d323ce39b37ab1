import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { DOWNLOADED, deletedToast, MY_DATA_FAILURE, MY_DATA_FILE } from '#domain/pages/my-data.ts'
import type { Toast } from '#domain/toast.ts'
import { removeItems } from '#web/lib/browser-storage.ts'
import { download } from '#web/lib/download.ts'
import { sessionId } from '#web/session.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { DeleteMyDataDocument, ExportMyDataDocument } from './my-data.generated.ts'

/** `outcome` repeats the text of the last success toast, because it stays on the page. */
export function useMyData() {
  const client = useApolloClient()
  const [deleteMyData] = useMutation(DeleteMyDataDocument)
  const [pending, setPending] = useState<'export' | 'delete'>()
  const [outcome, setOutcome] = useState<string>()

  function succeed(toast: Toast) {
    showToast(toast)
    setOutcome(`${toast.title}. ${toast.description}`)
  }

  async function run(kind: 'export' | 'delete', work: () => Promise<boolean>): Promise<boolean> {
    setPending(kind)
    setOutcome(undefined)
    const succeeded = await work().catch(() => false)
    setPending(undefined)
    if (!succeeded) showToast(MY_DATA_FAILURE[kind])
    return succeeded
  }

  return {
    pending,
    outcome,
    exportAll: () =>
      run('export', async () => {
        const { data } = await client.query({
          query: ExportMyDataDocument,
          variables: { sessionId: sessionId() },
          fetchPolicy: 'no-cache',
        })
        if (!data) return false
        download(MY_DATA_FILE, JSON.stringify(data.myData, withoutTypes, 2), 'application/json')
        succeed(DOWNLOADED)
        return true
      }),
    deleteAll: () =>
      run('delete', async () => {
        const { data } = await deleteMyData({ variables: { sessionId: sessionId() } })
        const result = data?.deleteMyData
        if (result?.__typename !== 'DeletedData') return false
        removeItems((key) => key.startsWith('unity_'))
        // Other pages have cached points and results that no longer exist.
        await client.clearStore()
        succeed(deletedToast(result))
        return true
      }),
  }
}

function withoutTypes(key: string, value: unknown): unknown {
  return key === '__typename' ? undefined : value
}
