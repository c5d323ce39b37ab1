import { joinTitle } from '#domain/site-name.ts'
import type { EditorRole } from './editors.ts'
import { ADMIN_TEXT } from './messages.ts'

export type AdminRoom = { readonly name: string; readonly label: string; readonly role: EditorRole }

/** The rooms of the dashboard at /admin/{name}, in the order of the bar. `role` is the first that may open it. */
export const ADMIN_ROOMS = [
  { name: '', label: 'Overview', role: 'writer' },
  { name: 'posts', label: 'Posts', role: 'writer' },
  { name: 'polls', label: 'Polls', role: 'editor' },
  { name: 'challenges', label: 'Challenges', role: 'editor' },
  { name: 'messages', label: 'Messages', role: 'editor' },
  { name: 'newsletter', label: 'Newsletter', role: 'editor' },
  { name: 'subscribers', label: 'Subscribers', role: 'editor' },
  { name: 'automation', label: 'Automation', role: 'writer' },
  { name: 'editors', label: 'Editors', role: 'admin' },
  { name: 'log', label: 'Activity Log', role: 'editor' },
] as const satisfies readonly AdminRoom[]

export type RoomName = (typeof ADMIN_ROOMS)[number]['name']

export function roomTitle({ name, label }: AdminRoom): string {
  return name ? joinTitle(label, ADMIN_TEXT.heading) : ADMIN_TEXT.heading
}

export const ROOMS_LABEL = 'Dashboard'

export function signedInAs(name: string): string {
  return `Signed in as ${name}`
}
