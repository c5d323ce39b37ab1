import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { DOWNLOADED, deletedToast, MY_DATA_FAILURE, MY_DATA_FILE } from '#domain/pages/my-data.ts'
import { removeItems } from '#web/lib/browser-storage.ts'
import { download } from '#web/lib/download.ts'
import { sessionId } from '#web/session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { DeleteMyDataDocument, ExportMyDataDocument } from './my-data.generated.ts'

/** A toast shows the outcome. Returns whether it worked. */
export function useMyData() {
  const client = useApolloClient()
  const [deleteMyData] = useMutation(DeleteMyDataDocument)
  const [pending, setPending] = useState<'export' | 'delete'>()

  async function run(kind: 'export' | 'delete', work: () => Promise<boolean>): Promise<boolean> {
    setPending(kind)
    const succeeded = await work().catch(() => false)
    setPending(undefined)
    if (!succeeded) showToast(MY_DATA_FAILURE[kind])
    return succeeded
  }

  return {
    pending,
    exportAll: () =>
      run('export', async () => {
        const { data } = await client.query({
          query: ExportMyDataDocument,
          variables: { sessionId: sessionId() },
          fetchPolicy: 'no-cache',
        })
        if (!data) return false
        download(MY_DATA_FILE, JSON.stringify(data.myData, withoutTypes, 2), 'application/json')
        showToast(DOWNLOADED)
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
        showToast(deletedToast(result))
        return true
      }),
  }
}

function withoutTypes(key: string, value: unknown): unknown {
  return key === '__typename' ? undefined : value
}
