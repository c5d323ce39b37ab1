import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import { GROUND_TEXT, knownMissing, notEnoughText } from '#domain/polls/common-ground-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { PollGround } from './use-common-ground.ts'

/** Names the groups that are short of ballots. A withheld group is not named. */
export function MissingBallots({ ground }: { ground: PollGround }) {
  if (ground.isSample) return <EmptyState title={GROUND_TEXT.sample}>{GROUND_TEXT.sampleHint}</EmptyState>
  const missing = knownMissing(ground.missing)
  return (
    <EmptyState
      title={notEnoughText(missing, ground.isOpen)}
      action={
        missing.length > 0 && (
          <ul className="grid w-[min(22rem,100%)] gap-3 text-left text-ink tabular-nums">
            {missing.map(({ affiliation, have, need }) => (
              <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1" key={affiliation}>
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
      {ground.isOpen ? GROUND_TEXT.needHint : GROUND_TEXT.neededHint}
    </EmptyState>
  )
}
