import { HERO_TEXT } from '#domain/pages/home.ts'
import { SectionButton } from '#web/layout/section-button.tsx'
import { HeroGuess } from './hero-guess.tsx'

/** The head of the home page: what this is, where to start, and a guess (Spec §2 Home). */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div>
          <h1>{HERO_TEXT.heading}</h1>
          <p className="hero__lead">{HERO_TEXT.lead}</p>
          <div className="hero__cta">
            <SectionButton section="quiz">{HERO_TEXT.quiz}</SectionButton>
            <SectionButton section="values" variant="line">
              {HERO_TEXT.values}
            </SectionButton>
          </div>
          <p className="hero__note">{HERO_TEXT.promise}</p>
        </div>
        <HeroGuess />
      </div>
    </section>
  )
}
