import { comparisonOf } from '../poll-comparison.ts'
import { SECTION } from '../poll-results.tsx'
import { CommonGround } from './common-ground.tsx'
import { CommonGroundTable } from './common-ground-table.tsx'
import { GroupsAndOutcome, type GroupsAndOutcomeProps } from './groups-and-outcome.tsx'

export function OpenPollDetails({ poll, guess }: Omit<GroupsAndOutcomeProps, 'isCompared'>) {
  const comparison = comparisonOf(poll)
  return (
    <div className={SECTION} id="details">
      <div className="wrap">
        {!comparison.isSample && <CommonGround comparison={comparison} />}
        {comparison.enough && (
          <div className="mt-part">
            <CommonGroundTable comparison={comparison} />
          </div>
        )}
        <GroupsAndOutcome poll={poll} isCompared={comparison.enough} guess={guess} />
      </div>
    </div>
  )
}
