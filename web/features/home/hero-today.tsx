import { enumValue } from '#domain/enum-names.ts'
import { HERO_TEXT } from '#domain/pages/home.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import type { HeroToday_TodayFragment } from './hero-today.generated.ts'

/** In place of the guess, for browsers with a guess or a result of an earlier visit (boot/head-script.ts). */
export function HeroToday({ today }: { today: HeroToday_TodayFragment }) {
  return (
    <section className="sheet hidden content-start gap-4 p-sheet returning:grid wide:col-2 wide:row-span-4 wide:row-start-1">
      <h2 className="font-sans font-semibold text-base text-plum tracking-normal">
        {HERO_TEXT.todayHeading}
      </h2>
      <p className="text-pretty font-display font-medium text-2xl/[1.22] text-ink tracking-trim">
        {todayQuestion(enumValue(today.party), today.figure.asked)}
      </p>
      <p>
        <ButtonLink href={urls.today()}>{HERO_TEXT.todayGuess}</ButtonLink>
      </p>
    </section>
  )
}
