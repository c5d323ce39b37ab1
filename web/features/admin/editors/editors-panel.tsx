import { UserRound } from '@lucide/icons'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { EDITOR_ROLES, editorSchema } from '#domain/admin/editors.ts'
import { confirmRevoke, EDITORS_TEXT, ROLE_LABEL, tokenOf } from '#domain/admin/editors-text.ts'
import { enumName, enumValue } from '#domain/enum-names.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import {
  AdminEditorsDocument,
  CreateEditorDocument,
  RevokeEditorDocument,
} from './editors-panel.generated.ts'

type NewToken = { name: string; token: string }

export function EditorsPanel() {
  const { data, panel } = useAdminQuery(AdminEditorsDocument, {})
  const { mutate, isPending } = useAdminMutation()
  const [newToken, setNewToken] = useState<NewToken | null>(null)

  return (
    <Panel title={EDITORS_TEXT.heading} icon={UserRound} {...panel}>
      <Lead>{data?.editors.length === 0 ? EDITORS_TEXT.none : EDITORS_TEXT.lead}</Lead>
      {newToken && <TokenOnce key={newToken.token} {...newToken} onDone={() => setNewToken(null)} />}
      <NewEditorForm onCreated={setNewToken} />
      <Rows>
        {data?.editors.map(({ id, name, role, createdAt, revokedAt }) => (
          <Row
            key={id}
            title={name}
            details={
              <RowMeta>
                {ROLE_LABEL[enumValue(role)]} · {revokedAt ? EDITORS_TEXT.revoked : EDITORS_TEXT.added}{' '}
                <Timestamp at={revokedAt ?? createdAt} />
              </RowMeta>
            }
            actions={
              !revokedAt && (
                <ConfirmButton
                  className="-mx-3"
                  about={name}
                  question={confirmRevoke(name)}
                  pending={isPending}
                  onConfirm={() => mutate(RevokeEditorDocument, { id }, EDITORS_TEXT.revoked)}
                >
                  {EDITORS_TEXT.revoke}
                </ConfirmButton>
              )
            }
          />
        ))}
      </Rows>
    </Panel>
  )
}

const ROLE_OPTIONS = EDITOR_ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }))

function NewEditorForm({ onCreated }: { onCreated: (newToken: NewToken) => void }) {
  const { mutate } = useAdminMutation()
  const { register, submit, errors, isSubmitting } = useDomainForm(editorSchema, { name: '', role: 'writer' })

  async function create({ name, role }: z.output<typeof editorSchema>) {
    const variables = { name, role: enumName(role) }
    const { result, rejection } = await mutate(CreateEditorDocument, variables, EDITORS_TEXT.added)
    if (result && 'token' in result) onCreated({ name, token: result.token })
    return rejection
  }

  return (
    <PanelForm
      title={EDITORS_TEXT.add}
      submitLabel={EDITORS_TEXT.add}
      isSubmitting={isSubmitting}
      onSubmit={submit(create)}
    >
      <Field label={EDITORS_TEXT.name} error={errors.name?.message}>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field label={EDITORS_TEXT.role} error={errors.role?.message}>
        <Select {...register('role')} options={ROLE_OPTIONS} />
      </Field>
    </PanelForm>
  )
}

/** The server stores only a hash, so the token is never shown again. */
function TokenOnce({ name, token, onDone }: NewToken & { onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    field.current?.select()
    // Without the permission to copy, the selected text can still be copied by hand.
    if (await copyText(token)) showToast({ title: EDITORS_TEXT.copied, kind: 'good' })
  }

  return (
    <div className="mt-6 grid max-w-panel gap-4 border-plum border-l-3 bg-plum-wash p-4">
      <Field label={tokenOf(name)} hint={EDITORS_TEXT.tokenHint}>
        <Input ref={field} className="font-mono" value={token} readOnly autoFocus autoComplete="off" />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="sm" onClick={copy}>
          {EDITORS_TEXT.copy}
        </Button>
        <FocusHandoffButton variant="line" size="sm" onClick={onDone}>
          {EDITORS_TEXT.done}
        </FocusHandoffButton>
      </div>
    </div>
  )
}
