import { clsx } from 'clsx'
import { SPLITS_TEXT, splitQuestion, splitSentence, splitSource } from '#domain/values/split-text.ts'
import { type Split, splitGap } from '#domain/values/splits.ts'
import { FigureDetails, FigureSource } from '#web/figures/figure-source.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'

export function SplitList({ splits, className }: { splits: readonly Split[]; className?: string }) {
  return (
    <div className={clsx('grid border-ink border-t-2', className)}>
      {splits.map((split) => (
        <SplitCard key={split.slug} split={split} />
      ))}
    </div>
  )
}

/** With its gap, figure, source and note. */
function SplitCard({ split }: { split: Split }) {
  return (
    <article className="grid first-col-17 gap-x-4 gap-y-2 border-line border-b py-5 tablet:first-col-24 wide:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] wide:grid-rows-lead wide:gap-x-10 print:break-inside-avoid">
      <p className="text-ink-mute text-xs/[1.45] wide:row-span-2">
        <b className="block font-display font-medium text-4xl/none text-ink tabular-nums lining-nums">
          {splitGap(split)}
        </b>{' '}
        {SPLITS_TEXT.apart}
      </p>
      <div>
        <h3 className="text-xl">{split.statement}</h3>
        <p className="mt-1 text-ink text-sm/[1.45]">{splitSentence(split)}</p>
      </div>
      <ShareLine
        className="col-span-full wide:col-3 wide:row-span-2 wide:row-start-1 wide:self-center"
        size="m"
        title={split.statement}
        {...split}
        everyone={split.overall}
      />
      <div className="col-span-full wide:col-2">
        <FigureSource about={split.statement} line={splitSource(split)} figure={split} />
        <FigureDetails about={split.statement} question={splitQuestion(split)} also={split.also} />
      </div>
    </article>
  )
}
