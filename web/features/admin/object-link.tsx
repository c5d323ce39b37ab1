import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AUDIT_OBJECTS } from '#domain/admin/audit-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import type { AuditObject } from '#schema'
import { urls } from '#web/urls.ts'

type ObjectLinkProps = { object: AuditObject | null; id: string | null; children: ReactNode }

/** Leads to where editors find an object: its page, or its row in a room. */
export function ObjectLink({ object, id, children }: ObjectLinkProps) {
  if (!object) return children
  const room = urls.admin(AUDIT_OBJECTS[enumValue(object)].room)
  const href = object === 'POST' && id ? urls.adminPost(id) : room + (id ? `#${id}` : '')
  return (
    <Link className="font-medium text-ink" to={href}>
      {children}
    </Link>
  )
}
