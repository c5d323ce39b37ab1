import { ScrollText } from '@lucide/icons'
import { useState } from 'react'
import {
  type AuditDetails,
  actionText,
  LOG_TEXT,
  OBJECT_OPTIONS,
  subjectText,
} from '#domain/admin/audit-text.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import type { AuditObject } from '#schema'
import { ObjectLink } from '#web/features/admin/object-link.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { AdminAuditDocument } from './audit-panel.generated.ts'

/** The value of a filter for what no editor did. Names of editors are trimmed, so none can be a space. */
const CLOCK = ' '

export function AuditPanel() {
  const [{ page, who, object }, setShown] = useState({ page: 1, who: '', object: '' as AuditObject | '' })
  const { data, panel } = useAdminQuery(AdminAuditDocument, {
    page,
    ...(who === CLOCK ? { clock: true } : { editor: who || null }),
    object: object || null,
  })
  const list = data?.auditEntries
  return (
    <Panel title={PANEL_TEXT.audit} icon={ScrollText} {...panel}>
      <div className="mt-6 grid max-w-panel gap-4 pair:grid-cols-2">
        <Field label={LOG_TEXT.who}>
          <Select
            value={who}
            placeholder={LOG_TEXT.everyone}
            options={[
              ...(list?.editors ?? []).map((name) => ({ value: name, label: name })),
              { value: CLOCK, label: LOG_TEXT.clock },
            ]}
            onChange={({ target }) => setShown({ page: 1, who: target.value, object })}
          />
        </Field>
        <Field label={LOG_TEXT.what}>
          <Select
            value={object}
            placeholder={LOG_TEXT.everything}
            options={OBJECT_OPTIONS}
            onChange={({ target }) => setShown({ page: 1, who, object: target.value as AuditObject | '' })}
          />
        </Field>
      </div>
      {list?.totalCount === 0 && <Lead>{who || object ? LOG_TEXT.noneMatch : PANEL_TEXT.noAudit}</Lead>}
      <Rows>
        {list?.nodes.map(({ id, at, editor, action, object, target, details }) => {
          const known = details as AuditDetails
          const [subject, ...rest] = subjectText(known)
          const text = actionText(action, known)
          const link = (text: string) => (
            <ObjectLink object={target ? object : null} id={target}>
              {text}
            </ObjectLink>
          )
          return (
            <Row
              key={id}
              isTight
              title={subject ? text : link(text)}
              details={
                <RowMeta>
                  <Timestamp at={at} /> · {editor ?? LOG_TEXT.clock}
                  {subject && <> · {link(subject)}</>}
                  {rest.map((part) => ` · ${part}`)}
                </RowMeta>
              }
            />
          )
        })}
      </Rows>
      <Pager label={PANEL_TEXT.audit} list={list} onPage={(page) => setShown({ page, who, object })} />
    </Panel>
  )
}
