import { knownShortfall, notEnoughHint, notEnoughText } from '#domain/polls/common-ground-text.ts'
import type { PollComparison } from '../poll-comparison.ts'

/** Names the groups that are short of ballots. A withheld group is not named. */
export function BallotShortfall({ comparison }: { comparison: PollComparison }) {
  const shortfall = knownShortfall(comparison.shortfall)
  return (
    <p className="measure-66">
      <b className="font-strong text-ink">{notEnoughText(shortfall, comparison.isOpen)}.</b>{' '}
      {notEnoughHint(comparison.isOpen, comparison.minGroupSize)}
    </p>
  )
}
