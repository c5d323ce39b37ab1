import { TABLE_ART } from '#domain/drawing/page-art.ts'
import { MISSION_STEPS, MISSION_TEXT } from '#domain/pages/mission.ts'
import { CoreValues } from '#web/features/mission/core-values.tsx'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { CallToAction } from '#web/layout/call-to-action.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Section } from '#web/layout/section.tsx'
import { Steps } from '#web/layout/steps.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'

/** `/our-mission` (spec §2 Our Mission). */
export function Component() {
  return (
    <>
      <Head title={MISSION_TEXT.heading} description={MISSION_TEXT.description} canonical={urls.mission()} />
      <PageHero
        isStanding
        art={<HeroArt art={TABLE_ART} />}
        title={MISSION_TEXT.heading}
        lead={MISSION_TEXT.purpose}
      />
      <Section title={MISSION_TEXT.values} lead={MISSION_TEXT.valuesLead}>
        <CoreValues />
      </Section>
      <Section sunk title={MISSION_TEXT.steps} lead={MISSION_TEXT.stepsLead}>
        <Steps isSingleRow steps={MISSION_STEPS} />
      </Section>
      <Section label={MISSION_TEXT.next} className="print:hidden">
        <CallToAction title={MISSION_TEXT.next}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink href={urls.section('quiz')}>{MISSION_TEXT.toQuiz}</ButtonLink>
            <ButtonLink variant="line" href={urls.methodology()}>
              {MISSION_TEXT.toMethodology}
            </ButtonLink>
          </div>
        </CallToAction>
      </Section>
    </>
  )
}
