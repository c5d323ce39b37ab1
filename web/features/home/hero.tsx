import { HERO_TEXT } from '#domain/pages/home.ts'
import { SectionButton } from '#web/layout/section-button.tsx'
import { HeroGuess } from './hero-guess.tsx'

/** Spec §2 Home, hero. */
export function Hero() {
  return (
    <section className="pt-[clamp(2.5rem,1rem+5vw,6rem)] pb-[clamp(3.5rem,2rem+5vw,7rem)] print:py-6">
      <div className="wrap grid gap-[clamp(2.5rem,2rem+3vw,4rem)] wide:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] wide:items-center wide:gap-x-10 nav:gap-x-16">
        <div>
          <h1 className="text-display/[0.95] tracking-[-0.04em]">{HERO_TEXT.heading}</h1>
          <p className="mt-6 measure-40 text-lg/[1.5]">{HERO_TEXT.lead}</p>
          <div className="mt-8 flex flex-wrap gap-4 print:hidden">
            <SectionButton className="max-xs:w-full" section="quiz">
              {HERO_TEXT.quiz}
            </SectionButton>
            <SectionButton className="max-xs:w-full" section="values" variant="line">
              {HERO_TEXT.values}
            </SectionButton>
          </div>
          <p className="mt-6 text-ink-mute text-sm">{HERO_TEXT.promise}</p>
        </div>
        <HeroGuess />
      </div>
    </section>
  )
}
