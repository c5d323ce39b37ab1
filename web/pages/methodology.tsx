import { METHODOLOGY_TEXT, POLL_METHOD, STAGES, VALUE_METHOD } from '#domain/pages/methodology.ts'
import { Formulas, Weights, WorkedExample } from '#web/features/methodology/scoring.tsx'
import { SuccessMeasures, Targets } from '#web/features/methodology/targets.tsx'
import { Theories } from '#web/features/methodology/theories.tsx'
import { Approach } from '#web/figures/steps-figure.tsx'
import { Head } from '#web/head.tsx'
import { HeroVenn, PageHero } from '#web/layout/page-hero.tsx'
import { SectionLink } from '#web/layout/section-link.tsx'
import { TextPage } from '#web/layout/text-page.tsx'
import { HonestNote } from '#web/ui/honest-note.tsx'
import { urls } from '#web/urls.ts'

/** `/methodology` (Spec §2 Methodology). */
export function Component() {
  return (
    <>
      <Head
        title={METHODOLOGY_TEXT.heading}
        description={METHODOLOGY_TEXT.description}
        canonical={urls.methodology()}
      />
      <PageHero
        art={<HeroVenn fraction={0.3} radius={150} />}
        title={METHODOLOGY_TEXT.heading}
        lead={METHODOLOGY_TEXT.lead}
      />
      <TextPage
        sections={[
          { id: 'research', title: METHODOLOGY_TEXT.research, children: <Theories /> },
          { id: 'process', title: METHODOLOGY_TEXT.process, children: <Approach steps={STAGES} /> },
          {
            id: 'measures',
            title: METHODOLOGY_TEXT.measures,
            children: (
              <>
                <p>{METHODOLOGY_TEXT.measuresLead}</p>
                <SuccessMeasures />
                <h3>{METHODOLOGY_TEXT.targets}</h3>
                <p>{METHODOLOGY_TEXT.targetsLead}</p>
                <Targets />
              </>
            ),
          },
          {
            id: 'scoring',
            title: METHODOLOGY_TEXT.quiz,
            children: (
              <>
                <p>{METHODOLOGY_TEXT.scoring}</p>
                <Formulas />
                <HonestNote>{METHODOLOGY_TEXT.weights}</HonestNote>
                <h3>{METHODOLOGY_TEXT.example}</h3>
                <WorkedExample />
                <h3>{METHODOLOGY_TEXT.allWeights}</h3>
                <Weights />
                <h3>{METHODOLOGY_TEXT.policyAreas}</h3>
                <p>{METHODOLOGY_TEXT.policyAreasNote}</p>
              </>
            ),
          },
          {
            id: 'cards',
            title: VALUE_METHOD.heading,
            children: (
              <>
                <ul className="lensed">
                  {VALUE_METHOD.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <HonestNote>{VALUE_METHOD.limit}</HonestNote>
                <p>
                  <SectionLink section="values">{VALUE_METHOD.link}</SectionLink>
                </p>
              </>
            ),
          },
          {
            id: 'pulse',
            title: POLL_METHOD.heading,
            children: (
              <>
                <ul className="lensed">
                  {POLL_METHOD.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <HonestNote>{POLL_METHOD.limit}</HonestNote>
                <p>
                  <SectionLink section="polls">{POLL_METHOD.link}</SectionLink>
                </p>
              </>
            ),
          },
        ]}
      />
    </>
  )
}
