// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` removes the roles in some browsers.

import { clsx } from 'clsx'
import { type CSSProperties, useId } from 'react'
import {
  barHeight,
  type GroupLineOptions,
  groupLine,
  markSpace,
  type ShareGlyphName,
} from '#domain/drawing/share-line.ts'
import { type Affiliation, GROUP_LABEL } from '#domain/polls/affiliations.ts'
import {
  axisText,
  countText,
  POLL_TEXT,
  SECONDARY_SUPPRESSION_TEXT,
  withheldText,
} from '#domain/polls/messages.ts'
import type { GuessedGroup } from '#domain/polls/poll-choice.ts'
import { byDifference, groupDifference } from '#domain/polls/results.ts'
import { counted } from '#domain/whole-number.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { ShareGlyph } from '#web/figures/share-glyph.tsx'
import type { PollResults_PollFragment } from './poll-results.generated.ts'
import { type Level, OptionName, SOURCE, usePollResults } from './poll-results.tsx'

export const GLYPH: Record<Affiliation, ShareGlyphName> = {
  conservative: 'republicans',
  liberal: 'democrats',
  independent: 'independents',
  other: 'other',
}
const VALUE_COLOR: Record<Affiliation, string> = {
  conservative: '@matrix:text-red-ink',
  liberal: '@matrix:text-blue-ink',
  independent: '',
  other: '',
}
/** Below 54rem, an answer is a block with its line and, below it, the values of the groups. The roles keep it a table. */
const ROW =
  'grid grid-cols-4 items-center gap-x-2 border-line border-b py-4 max-zoomed:grid-cols-2 @matrix:grid-cols-[5fr_7fr_repeat(var(--groups),5.25rem)_5.25rem] @matrix:gap-x-4 @matrix:py-1'
const CELL = 'min-w-0 border-0 p-0 text-left text-ink tabular-nums'
const ANSWER =
  'wrap-anywhere col-span-3 font-mid text-sm max-zoomed:col-span-2 @matrix:col-span-1 @matrix:col-start-1 @matrix:row-start-1 @matrix:text-base'
const LINE = 'col-span-full row-start-2 @matrix:col-span-1 @matrix:col-start-2 @matrix:row-start-1'
const VALUE = 'flex items-center gap-1 text-sm @matrix:text-base'
const DIFFERENCE =
  'whitespace-nowrap font-strong text-sm max-zoomed:col-start-1 zoomed:@max-matrix:col-start-4 zoomed:@max-matrix:row-start-1 zoomed:@max-matrix:text-right'

export type AffiliationResultsProps = {
  poll: PollResults_PollFragment
  level?: Level
  title?: string
  /** Shown in place of a withheld group. By default, how many ballots a group needs. */
  withheld?: string
  /** What the visitor guessed about one option. */
  guess?: { index: number; group: GuessedGroup; share: number } | undefined
}

/** A line for each answer, with the groups on it. A withheld group, which may be a large one, has only a text in the key. */
export function AffiliationResults({
  poll,
  level = 3,
  title = POLL_TEXT.byAffiliation,
  withheld,
  guess,
}: AffiliationResultsProps) {
  const headingId = useId()
  const { groups, ownVote, end } = usePollResults(poll)
  const { results, totalVotes, minGroupSize } = poll
  const answers = byDifference(
    results.map(({ option, percentage }, index) => {
      const shares = Object.fromEntries(
        groups.map(({ affiliation, group }) => [affiliation, group?.results[index]?.percentage]),
      ) as Record<Affiliation, number | undefined>
      return { option, index, everyone: percentage, shares, difference: groupDifference(shares) }
    }),
  )
  const shown = groups.flatMap(({ affiliation, group }) => (group ? [affiliation] : []))
  const isCompared = answers.some(({ difference }) => difference !== null)
  // With a large group among them, the withheld ballots exceed the minimum.
  const hidden = groups.reduce((rest, { group }) => rest - (group?.total ?? 0), totalVotes)
  const Heading = `h${level}` as const
  return (
    <div className="mt-part">
      <Heading className="mb-4 text-2xl tracking-snug" id={headingId}>
        {title}
      </Heading>
      <ChartKey
        label={POLL_TEXT.groupKey}
        marks={{
          ...(isCompared && { each: POLL_TEXT.eachGroup }),
          ...Object.fromEntries(
            groups.map(({ affiliation, group }) => [
              GLYPH[affiliation],
              <span key={affiliation}>
                {GROUP_LABEL[affiliation]}{' '}
                <span className="text-ink-mute text-xs">
                  {group ? countText(group.total) : (withheld ?? withheldText(minGroupSize))}
                </span>
              </span>,
            ]),
          ),
          everyone: POLL_TEXT.everyone,
          ...(guess && { guess: POLL_TEXT.guess }),
        }}
      />
      {shown.length > 0 && (
        <div className="@container mt-4" style={{ '--groups': shown.length } as CSSProperties}>
          <table className="block border-ink border-t-2" role="table" aria-labelledby={headingId}>
            <thead className="sr-only @matrix:not-sr-only @matrix:block" role="rowgroup">
              <tr className={ROW} role="row">
                <Header>{POLL_TEXT.answer}</Header>
                <td className={CELL} aria-hidden="true">
                  <Axis end={end} />
                </td>
                {shown.map((affiliation) => (
                  <Header key={affiliation}>{GROUP_LABEL[affiliation]}</Header>
                ))}
                <Header>{POLL_TEXT.difference}</Header>
              </tr>
            </thead>
            <tbody className="block" role="rowgroup">
              {answers.map(({ option, index, everyone, shares, difference }) => (
                <tr className={ROW} role="row" key={option}>
                  <th className={clsx(CELL, ANSWER)} role="rowheader" scope="row">
                    <OptionName option={option} isOwn={index === ownVote} />
                  </th>
                  <td className={clsx(CELL, LINE)} aria-hidden="true">
                    <GroupLine
                      groups={shares}
                      everyone={everyone}
                      end={end}
                      guess={guess?.index === index ? guess : undefined}
                    />
                    <div className="pb-2 @matrix:hidden">
                      <Axis end={end} />
                    </div>
                  </td>
                  {shown.map((affiliation) => (
                    <td className={clsx(CELL, VALUE, VALUE_COLOR[affiliation])} role="cell" key={affiliation}>
                      <span className="@matrix:hidden">
                        <ShareGlyph name={GLYPH[affiliation]} />
                      </span>
                      <b className="font-strong">{`${shares[affiliation]}%`}</b>
                    </td>
                  ))}
                  <td className={clsx(CELL, DIFFERENCE)} role="cell">
                    {difference === null ? '' : counted(difference, 'point')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={clsx(SOURCE, 'mt-3')}>
            {isCompared && POLL_TEXT.sorted} {axisText(end)?.replace('Bars', 'Lines')}
          </p>
        </div>
      )}
      {hidden > minGroupSize && <p className={clsx(SOURCE, 'mt-2')}>{SECONDARY_SUPPRESSION_TEXT}</p>}
    </div>
  )
}

function Header({ children }: { children: string }) {
  return (
    <th className={clsx(CELL, 'self-end pb-1 font-strong text-xs/[1.2]')} role="columnheader" scope="col">
      {children}
    </th>
  )
}

export function GroupLine(options: GroupLineOptions) {
  return (
    <div style={{ paddingBlock: markSpace('m', options.guess !== undefined) }}>
      <svg className="share-line block w-full overflow-visible" height={barHeight('m')} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers. */}
        <g dangerouslySetInnerHTML={{ __html: groupLine(options) }} />
      </svg>
    </div>
  )
}

export function Axis({ end }: { end: number }) {
  return (
    <span className="grid w-full grid-cols-3 whitespace-nowrap font-normal text-ink-mute text-xs/none">
      <span>0</span>
      <span className="text-center">{`${end / 2}%`}</span>
      <span className="text-right">{`${end}%`}</span>
    </span>
  )
}
