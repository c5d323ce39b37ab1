import { VALUE_CARDS } from '#domain/values/cards.ts'
import { keyText, VALUES_TEXT } from '#domain/values/messages.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'

export function ValuesKey() {
  const groups = VALUE_CARDS[0]?.groups
  return (
    <ChartKey
      label={VALUES_TEXT.key}
      red={groups && keyText(groups.conservative, 'conservative')}
      blue={groups && keyText(groups.liberal, 'liberal')}
      independents={keyText(VALUES_TEXT.independents, 'independents')}
      overlap={VALUES_TEXT.overlap}
      everyone={VALUES_TEXT.everyone}
      axis={VALUES_TEXT.axis}
    />
  )
}
