import { Share2 } from '@lucide/icons'
import { WEAVE, weaveLayers } from '#domain/drawing/strokes.ts'
import { HOME_HEAD } from '#domain/pages/home.ts'
import { resultFigureText, scaleText } from '#domain/quiz/messages.ts'
import type { SharedResult } from '#domain/quiz/share.ts'
import {
  SHARED_TEXT,
  sharedLead,
  sharedOverlapText,
  sharedTitle,
  sharedWeaveText,
  sharedWelcome,
  shareText,
} from '#domain/quiz/shared-messages.ts'
import { Strokes } from '#web/figures/strokes.tsx'
import { Venn } from '#web/figures/venn.tsx'
import { Head } from '#web/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { Marked } from './marked.tsx'

/** For shared links, `/?shared=true&overlap=NN&off=NN`: what a friend's number means, and one button (spec §15 Shared result). */
export function SharedLanding({ shared }: { shared: SharedResult }) {
  return (
    <section
      className="border-line border-b py-[clamp(1.5rem,4vw,5rem)]"
      id="shared"
      aria-label={SHARED_TEXT.label}
    >
      {/* Not indexed, because there is one such page per percentage. */}
      <Head
        title={HOME_HEAD.title}
        description={sharedWelcome(shared)}
        card={{ image: urls.quizImage(shared), alt: shareText(shared), title: shareText(shared) }}
        noIndex
      />
      <div className="wrap grid items-center gap-columns-near md:grid-cols-[1.25fr_1fr]">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold text-sm">
            <Icon of={Share2} className="text-plum" />
            {SHARED_TEXT.kicker}
          </p>
          <h2 className="mt-4 text-4xl/[1.03] tracking-dense">
            <Marked>{sharedTitle(shared)}</Marked>
          </h2>
          <p className="mt-4 measure-48 text-lg/[1.5]">{sharedLead(shared)}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink className="max-xs:w-full" href={urls.section('quiz')}>
              {SHARED_TEXT.start}
            </ButtonLink>
            <span className="text-ink-mute text-sm">{SHARED_TEXT.effort}</span>
          </div>
        </div>
        <SharedFigure {...shared} />
      </div>
    </section>
  )
}

function SharedFigure({ overlapPercentage, pointsOff }: SharedResult) {
  if (pointsOff === null)
    return (
      <figure className="min-w-0">
        <Venn
          className="h-auto w-full max-w-128 overflow-visible"
          viewBox="0 0 560 424"
          label={resultFigureText(overlapPercentage)}
          fraction={overlapPercentage / 100}
          radius={200}
          cx={280}
          cy={212}
          pitch={10}
          keyline={3}
        />
        <figcaption className="mt-4 text-ink-mute text-sm">{scaleText(overlapPercentage)}</figcaption>
      </figure>
    )
  return (
    <figure className="min-w-0">
      <Strokes className="max-w-128" layers={weaveLayers(pointsOff)} size={WEAVE} />
      <figcaption className="mt-4 measure-52 text-sm">
        <p>{sharedWeaveText(pointsOff)}</p>
        <p className="mt-4 border-line border-t pt-4">{sharedOverlapText(overlapPercentage)}</p>
      </figcaption>
    </figure>
  )
}
