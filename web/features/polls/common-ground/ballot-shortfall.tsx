import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import {
  COMMON_GROUND_TEXT,
  knownShortfall,
  notEnoughHint,
  notEnoughText,
} from '#domain/polls/common-ground-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { PollComparison } from '../use-common-ground.ts'

/** Names the groups that are short of ballots. A withheld group is not named. */
export function BallotShortfall({ comparison }: { comparison: PollComparison }) {
  if (comparison.isSample)
    return <EmptyState title={COMMON_GROUND_TEXT.sample}>{COMMON_GROUND_TEXT.sampleHint}</EmptyState>
  const shortfall = knownShortfall(comparison.shortfall)
  return (
    <EmptyState
      title={notEnoughText(shortfall, comparison.isOpen)}
      action={
        shortfall.length > 0 && (
          <ul className="grid w-[min(22rem,100%)] gap-3 text-left text-ink tabular-nums">
            {shortfall.map(({ affiliation, have, need }) => (
              <li className="grid grid-cols-trail gap-x-4 gap-y-1" key={affiliation}>
                <span>{GROUP_LABEL[affiliation]}</span>{' '}
                <span>
                  {have} of {need}
                </span>
                <span className="col-span-full h-5 bg-line/55 forced-colors:border" aria-hidden="true">
                  <i
                    className={`data-fill-${affiliation} block h-full min-w-[3px] forced-color-adjust-none`}
                    style={{ width: `${(100 * have) / need}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    >
      {notEnoughHint(comparison.isOpen, comparison.minGroupSize)}
    </EmptyState>
  )
}
