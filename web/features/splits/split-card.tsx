import { ChevronDown } from 'lucide-react'
import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import { sourceLinkText, VALUES_TEXT } from '#domain/values/messages.ts'
import { SPLITS_TEXT, splitQuestion, splitSentence, splitSource } from '#domain/values/split-text.ts'
import { type Split, splitGap } from '#domain/values/splits.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { LinkList } from '#web/ui/link-list.tsx'

const SMALL = 'text-ink-mute text-xs/[1.45]'

/** One row of a list of splits, each with its gap, figure, source and note. */
export function SplitCard({ split }: { split: Split }) {
  return (
    <article className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b py-5 wide:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] wide:grid-rows-lead wide:gap-x-10 print:break-inside-avoid">
      <p className={SMALL}>
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
        asked={split.asked}
        republicans={split.republicans}
        democrats={split.democrats}
        independents={split.independents}
        everyone={split.overall}
      />
      <div className="col-span-full wide:col-2">
        <p className={SMALL}>
          {splitSource(split)}{' '}
          <a className="whitespace-nowrap" href={split.url} rel="noopener">
            {sourceLinkText(split.link)}
            <span className="sr-only">: {split.statement}</span>
          </a>
        </p>
        <details className="group text-xs">
          <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline [&::-webkit-details-marker]:hidden">
            {VALUES_TEXT.details}
            <span className="sr-only">: {split.statement}</span>
            <ChevronDown className="icon size-4 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="grid gap-2 pb-2">
            <p className={SMALL}>
              <b className="font-strong text-ink-soft">{VALUES_TEXT.question}:</b> {splitQuestion(split)}
            </p>
            <LinkList label={MORE_ON_FIGURE} about={split.statement} links={split.also} />
          </div>
        </details>
      </div>
    </article>
  )
}
