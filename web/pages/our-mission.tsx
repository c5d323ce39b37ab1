import { MISSION_STEPS, MISSION_TEXT } from '../../domain/pages/mission.ts'
import { CoreValues } from '../features/mission/core-values.tsx'
import { Head } from '../head.tsx'
import { Approach } from '../ui/approach.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { HeroVenn, PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import { urls } from '../urls.ts'

/** `/our-mission` (Spec §2 Our Mission). */
export function Component() {
  return (
    <>
      <Head title={MISSION_TEXT.heading} description={MISSION_TEXT.description} canonical={urls.mission()} />
      <PageHero
        art={<HeroVenn fraction={0.34} radius={170} />}
        title={MISSION_TEXT.heading}
        lead={MISSION_TEXT.purpose}
      />
      <Section title={MISSION_TEXT.values} lead={MISSION_TEXT.valuesLead}>
        <CoreValues />
      </Section>
      <Section sunk title={MISSION_TEXT.steps} lead={MISSION_TEXT.stepsLead}>
        <Approach steps={MISSION_STEPS} />
      </Section>
      <Section label={MISSION_TEXT.next}>
        <div className="cta">
          <h2>{MISSION_TEXT.next}</h2>
          <div className="rowx">
            <ButtonLink href={urls.section('quiz')}>{MISSION_TEXT.toQuiz}</ButtonLink>
            <ButtonLink variant="line" href={urls.methodology()}>
              {MISSION_TEXT.toMethodology}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  )
}
