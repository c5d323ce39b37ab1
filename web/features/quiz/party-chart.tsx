import { PARTIES } from '#domain/quiz/source-text.ts'
import type { QuizSource } from '#domain/quiz/sources.ts'
import { keyText, VALUES_TEXT } from '#domain/values/messages.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { Dumbbell } from '#web/figures/dumbbell.tsx'

/** The shares, drawn like the charts of the shared values. */
export function PartyChart({ title, source }: { title: string; source: QuizSource }) {
  return (
    <Dumbbell
      title={title}
      conservative={{ name: PARTIES.republicans, percentage: source.republicans }}
      liberal={{ name: PARTIES.democrats, percentage: source.democrats }}
      independents={source.independents}
    />
  )
}

export function PartyKey() {
  return (
    <ChartKey
      label={VALUES_TEXT.key}
      red={keyText(PARTIES.republicans, 'conservative')}
      blue={keyText(PARTIES.democrats, 'liberal')}
      independents={keyText(PARTIES.independents, 'independents')}
      overlap={VALUES_TEXT.overlap}
      axis={VALUES_TEXT.axis}
    />
  )
}
