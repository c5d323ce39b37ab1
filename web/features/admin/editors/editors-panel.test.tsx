import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { failure, serve } from '#web/test/serve.ts'
import {
  AdminEditorsDocument,
  CreateEditorDocument,
  RevokeEditorDocument,
} from './editors-panel.generated.ts'

const ana = {
  id: 'ana',
  name: 'Ana',
  role: 'WRITER' as const,
  createdAt: '2026-11-21T12:00:00Z',
  revokedAt: null,
}

beforeEach(serveAdmin)

test('a new editor’s token is shown once, can be copied, and is not cached', async () => {
  serve(AdminEditorsDocument, { editors: [] })
  const sent = serve(CreateEditorDocument, () => {
    serve(AdminEditorsDocument, { editors: [ana] })
    return {
      createEditor: { __typename: 'NewEditor' as const, editor: { id: 'ana' }, token: 'secret-token' },
    }
  })
  const { user, client } = await openRoom('editors')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  expect(await screen.findByText(/No editors yet/)).toBeVisible()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Add an Editor' }))
  const token = await screen.findByLabelText('Token of Ana')
  expect(sent).toEqual([{ name: 'Ana', role: 'WRITER' }])
  expect(token).toHaveValue('secret-token')
  await waitFor(() => expect(token).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith('secret-token')
  expect(await screen.findByText('Token copied')).toBeVisible()
  expect(JSON.stringify(client.cache.extract())).not.toContain('secret-token')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByLabelText('Token of Ana')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Editors' })).toHaveFocus()
})

test('a room that the role may not open says so', async () => {
  serve(AdminEditorsDocument, () => failure(ROLE_FORBIDDEN, { status: 403, code: 'FORBIDDEN' }))
  await openRoom('editors')
  expect(await screen.findByRole('heading', { name: ROLE_FORBIDDEN })).toBeVisible()
})

test('the server’s reason appears at the field of the name', async () => {
  serve(AdminEditorsDocument, { editors: [] })
  const { user } = await openRoom('editors')
  await user.type(await screen.findByLabelText('Name'), 'Admin')
  await user.click(screen.getByRole('button', { name: 'Add an Editor' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
    '“Admin” is the server’s own token. Please choose another name.',
  )
})

test('revoking a token asks first, and revoked editors stay in the list', async () => {
  serve(AdminEditorsDocument, { editors: [ana] })
  const sent = serve(RevokeEditorDocument, () => {
    const revoked = { ...ana, revokedAt: '2026-11-22T12:00:00Z' }
    serve(AdminEditorsDocument, { editors: [revoked] })
    return { revokeEditor: { __typename: 'Editor' as const, ...revoked } }
  })
  const { user } = await openRoom('editors')
  await user.click(await screen.findByRole('button', { name: 'Revoke Token: Ana' }))
  const question = screen.getByRole('group', { name: 'Revoke the token of Ana? It stops working at once.' })
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Revoke Token' }))
  expect(await screen.findByText(/· Token revoked/)).toBeVisible()
  expect(sent).toEqual([{ id: 'ana' }])
  expect(screen.queryByRole('button', { name: 'Revoke Token: Ana' })).toBeNull()
  expect(screen.getByText('Ana').closest('li')).toHaveFocus()
})
