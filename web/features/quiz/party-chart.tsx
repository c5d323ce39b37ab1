import type { SourcedOption } from '#domain/quiz/sources.ts'
import { ShareLine } from '#web/figures/share-line.tsx'

/** The shares, drawn like those of the shared values. */
export function PartyChart({ source }: { source: SourcedOption }) {
  const { text, republicans, democrats, independents } = source
  return (
    <ShareLine
      size="m"
      title={text}
      republicans={republicans}
      democrats={democrats}
      independents={independents}
    />
  )
}
