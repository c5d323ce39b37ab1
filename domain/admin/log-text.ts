import type { EnumName } from '#domain/enum-names.ts'
import type { AuditObject } from './audit-text.ts'

const OBJECTS: Readonly<Record<EnumName<AuditObject>, string>> = {
  POST: 'Posts',
  IMAGE: 'Pictures',
  POLL: 'Polls',
  CHALLENGE: 'Challenges',
  MESSAGE: 'Messages',
  SUBSCRIBER: 'Subscribers',
  ISSUE: 'Newsletter',
  EDITOR: 'Editors',
  AUTOMATION: 'Automation',
}

export const LOG_TEXT = {
  who: 'Who',
  everyone: 'Everyone',
  clock: 'The schedule',
  what: 'About',
  everything: 'Everything',
  noneMatch: 'Nothing in the log matches these filters.',
  objects: OBJECTS,
} as const
