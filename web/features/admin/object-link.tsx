import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AUDIT_OBJECTS } from '#domain/admin/audit-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import type { AuditObject } from '#schema'
import { urls } from '#web/urls.ts'
import { useMayOpen } from './session/session-context.ts'

type ObjectLinkProps = { object: AuditObject | null; id: string | null; children: ReactNode }

/** Leads to where editors find an object: its page, or its row in a room. Only text for those who may not open the room. */
export function ObjectLink({ object, id, children }: ObjectLinkProps) {
  const room = object ? AUDIT_OBJECTS[enumValue(object)].room : ''
  const mayOpen = useMayOpen(room)
  if (!object || !mayOpen) return children
  const href = object === 'POST' && id ? urls.adminPost(id) : urls.admin(room) + (id ? `#${id}` : '')
  return (
    <Link className="font-medium text-ink" to={href}>
      {children}
    </Link>
  )
}
