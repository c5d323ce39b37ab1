import { useId } from 'react'
import { type DumbbellOptions, dumbbell } from '#domain/drawing/dumbbell.ts'

/** One shared value: each party's circle on a line from 0 to 100, and a tick for everyone. */
export function Dumbbell(value: Omit<DumbbellOptions, 'id'>) {
  const id = useId()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; it escapes the names it prints.
  return <div dangerouslySetInnerHTML={{ __html: dumbbell({ ...value, id }) }} />
}
