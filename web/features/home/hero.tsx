import { clsx } from 'clsx'
import { Link } from 'react-router'
import { HERO_TEXT } from '#domain/pages/home.ts'
import { SectionButton } from '#web/layout/section-button.tsx'
import { urls } from '#web/urls.ts'
import { HeroGuess } from './hero-guess.tsx'
import type { HeroToday_TodayFragment } from './hero-today.generated.ts'
import { HeroToday } from './hero-today.tsx'

type HeroProps = { today?: HeroToday_TodayFragment | null | undefined }

/** Spec §2 Home, hero. The question comes before the lead, so that a phone's first screen has it. */
export function Hero({ today }: HeroProps) {
  return (
    <section className="pt-[clamp(0.875rem,0.1rem+3.2vw,3.75rem)] pb-8 print:py-6">
      <div className="wrap grid gap-y-[clamp(0.625rem,0.3rem+1.4vw,1.5rem)] wide:grid-cols-2 wide:gap-x-columns-far">
        <h1 className="text-display/[0.98] tracking-[-0.038em]">{HERO_TEXT.heading}</h1>
        {today && <HeroToday today={today} />}
        <div className={clsx('contents', today && 'returning:hidden')}>
          <HeroGuess />
        </div>
        <div className="border-line border-t pt-5 md:border-0 wide:col-1 wide:row-span-3 wide:row-start-2 wide:pt-0">
          <p className="measure-40 text-lg/[1.5]">{HERO_TEXT.lead}</p>
          <div className="mt-6 flex flex-wrap gap-4 print:hidden">
            <SectionButton className="max-xs:w-full" section="quiz">
              {HERO_TEXT.quiz}
            </SectionButton>
            <SectionButton className="max-xs:w-full" section="values" variant="line">
              {HERO_TEXT.values}
            </SectionButton>
          </div>
          <p className="mt-4 text-ink-mute text-sm">
            {HERO_TEXT.promise}{' '}
            <Link className="returning:hidden" to={urls.today()}>
              {HERO_TEXT.today}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
