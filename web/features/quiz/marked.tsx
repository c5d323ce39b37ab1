import { clsx } from 'clsx'
import { PARTY_INK } from '#web/figures/party-ink.ts'

/** A sentence with its shares and parties in the colors of the data, and its other numbers in plum, except “of 100”. */
export function Marked({ children }: { children: string }) {
  return children
    .split(/(\d+% of (?:Republicans|Democrats)|Republicans|Democrats|(?<!of )\b\d+%?)/)
    .map((part, index) => {
      if (index % 2 === 0) return part
      const color = part.endsWith('Republicans')
        ? PARTY_INK.republicans
        : part.endsWith('Democrats')
          ? PARTY_INK.democrats
          : 'text-plum lining-nums'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
        <span key={index} className={clsx('3xs:whitespace-nowrap', color)}>
          {part}
        </span>
      )
    })
}
