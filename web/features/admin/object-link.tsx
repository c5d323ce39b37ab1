import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuditObject } from '#schema'
import { urls } from '#web/urls.ts'

/** Where editors find an object: its page, or its row in a room. */
function objectHref(object: AuditObject, id: string | null): string {
  if (object === 'POST') return id ? urls.adminPost(id) : urls.admin('posts')
  const room = ROOM_OF[object]
  return id ? `${urls.admin(room)}#${id}` : urls.admin(room)
}

const ROOM_OF = {
  POST: 'posts',
  IMAGE: 'posts',
  POLL: 'polls',
  CHALLENGE: 'challenges',
  MESSAGE: 'messages',
  SUBSCRIBER: 'subscribers',
  ISSUE: 'newsletter',
  EDITOR: 'editors',
  AUTOMATION: 'automation',
} as const satisfies Record<AuditObject, string>

type ObjectLinkProps = { object: AuditObject | null; id: string | null; children: ReactNode }

export function ObjectLink({ object, id, children }: ObjectLinkProps) {
  if (!object) return children
  return (
    <Link className="font-medium text-ink" to={objectHref(object, id)}>
      {children}
    </Link>
  )
}
