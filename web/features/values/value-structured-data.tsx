import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { sourceLine, VALUES_TEXT } from '#domain/values/messages.ts'
import { pairQuestion } from '#domain/values/page-text.ts'
import { useSite } from '#web/site.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { urls } from '#web/urls.ts'

/** A schema.org Dataset. Without shares, because search engines would show them before the guess. */
export function ValueStructuredData({ card }: { card: ValueCard }) {
  const { publicUrl } = useSite()
  const download = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: publicUrl + path,
  })
  return (
    <JsonLd
      data={{
        '@type': 'Dataset',
        name: card.title,
        description: `${pairQuestion(card.asked)} ${sourceLine(card)}`,
        url: publicUrl + urls.value(card.slug),
        creator: { '@type': 'Organization', name: card.pollster },
        isBasedOn: card.url,
        includedInDataCatalog: {
          '@type': 'DataCatalog',
          name: VALUES_TEXT.heading,
          url: publicUrl + urls.data(),
        },
        distribution: [
          download('text/csv', urls.dataFiles('shared-values').CSV),
          download('application/json', urls.valueJson(card.slug)),
        ],
        variableMeasured: [...Object.values(PARTY_LABELS), VALUES_TEXT.everyone],
        temporalCoverage: String(card.year),
        spatialCoverage: 'United States',
        isAccessibleForFree: true,
      }}
    />
  )
}
