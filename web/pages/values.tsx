import { Link } from 'react-router'
import { barsArt } from '#domain/drawing/page-art.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { shortSource } from '#domain/values/messages.ts'
import { VALUES_PAGE_TEXT as TEXT } from '#domain/values/page-text.ts'
import { SPLITS_TEXT } from '#domain/values/split-text.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { SplitList } from '#web/features/splits/split-list.tsx'
import { QuizAnswersTable } from '#web/features/values/quiz-answers-table.tsx'
import { ValueIcon } from '#web/features/values/value-icon.tsx'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Section } from '#web/layout/section.tsx'
import { urls } from '#web/urls.ts'

const ART = barsArt(VALUE_CARDS)

/** `/values`. */
export function Component() {
  return (
    <>
      <Head title={TEXT.heading} description={TEXT.description} canonical={urls.values()} />
      <PageHero title={TEXT.heading} lead={TEXT.lead} art={<HeroArt art={ART} label={TEXT.art} />} />
      <Section title={TEXT.cards}>
        <ol className="grid gap-x-8 border-ink border-t-2 tablet:grid-cols-2 full:grid-cols-3">
          {VALUE_CARDS.map((card) => (
            <li className="relative flex gap-3 border-line border-b py-5" key={card.slug}>
              <ValueIcon name={card.icon} />
              <div>
                <h3 className="text-xl">
                  <Link
                    className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
                    to={urls.value(card.slug)}
                  >
                    {card.title}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-mute text-sm">{shortSource(card)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section sunk id="answers" title={TEXT.answers} lead={TEXT.answersLead}>
        <QuizAnswersTable />
      </Section>
      <Section id="splits" title={SPLITS_TEXT.heading} lead={TEXT.splitsLead}>
        <SplitList splits={SPLITS} />
      </Section>
    </>
  )
}
