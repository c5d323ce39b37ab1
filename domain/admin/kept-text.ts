import { z } from 'zod'
import { storedObject } from '#domain/stored-object.ts'

/** Time without typing before the text is kept. */
export const KEEP_DELAY_MS = 2000

export const KEPT_TEXT = {
  restore: 'Restore',
  discard: 'Discard',
  refused: 'Not saved yet. This browser doesn’t keep unsaved text, so save before you leave.',
  changed: 'Someone saved a newer version after that. Compare the two before you save.',
  signIn: 'The server no longer accepts your token. Enter it again to save. Your text is still here.',
  signInButton: 'Log In and Save',
  logout: 'This browser keeps text that you didn’t save. Log out and delete it?',
} as const

const keptTextSchema = z.object({
  /** The revision that the editor started from. */
  revision: z.string(),
  at: z.iso.datetime(),
  values: z.record(z.string(), z.unknown()),
})

export type KeptText = z.output<typeof keptTextSchema>

export function parseKeptText(stored: string | null): KeptText | null {
  return keptTextSchema.safeParse(storedObject(stored)).data ?? null
}

/** `time` is local, such as “2:02 PM”. */
export function keptLine(time: string): string {
  return `Not saved yet · kept in this browser at ${time}`
}

export function foundLine(time: string): string {
  return `Text from ${time} wasn’t saved.`
}
