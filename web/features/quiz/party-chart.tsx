import { PARTIES } from '#domain/quiz/source-text.ts'
import type { SourcedOption } from '#domain/quiz/sources.ts'
import { Dumbbell } from '#web/figures/dumbbell.tsx'

/** The shares, drawn like the charts of the shared values. */
export function PartyChart({ source }: { source: SourcedOption }) {
  return (
    <Dumbbell
      title={source.text}
      conservative={{ name: PARTIES.republicans, percentage: source.republicans }}
      liberal={{ name: PARTIES.democrats, percentage: source.democrats }}
      independents={source.independents}
    />
  )
}
