import { useId } from 'react'
import { type DumbbellOptions, dumbbell } from '#domain/drawing/dumbbell.ts'

export function Dumbbell(value: Omit<DumbbellOptions, 'id'>) {
  const id = useId()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; it escapes the names it prints.
  return <div dangerouslySetInnerHTML={{ __html: dumbbell({ ...value, id }) }} />
}
