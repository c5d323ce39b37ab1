import { COMPARE_TEXT } from '#domain/compare/compare-messages.ts'
import { Compare } from '#web/features/compare/compare.tsx'
import { Head } from '#web/head.tsx'

/** `/compare#…` (spec §15 Compare links). Not indexed, because without a link there is little to see. */
export function Component() {
  return (
    <>
      <Head title={COMPARE_TEXT.heading} description={COMPARE_TEXT.description} noIndex />
      <Compare />
    </>
  )
}
