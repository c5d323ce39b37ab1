import type { GuessedShare } from '#domain/quiz/guesses.ts'
import { labelsOf } from '#domain/quiz/source-text.ts'
import type { SourcedOption } from '#domain/quiz/sources.ts'
import { ShareLine } from '#web/figures/share-line.tsx'

export type PartyChartProps = { source: SourcedOption; guessed?: GuessedShare | undefined }

/** The shares, drawn like those of the shared values, and the visitor's guess. */
export function PartyChart({ source, guessed }: PartyChartProps) {
  const { text, republicans, democrats, independents } = source
  return (
    <ShareLine
      size="m"
      title={text}
      republicans={republicans}
      democrats={democrats}
      independents={independents}
      labels={labelsOf(source)}
      guess={guessed && { [guessed.party]: guessed.guess }}
    />
  )
}
