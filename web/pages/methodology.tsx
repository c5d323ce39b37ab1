import { METHODOLOGY_TEXT, POLL_METHOD, STAGES, VALUE_METHOD } from '#domain/pages/methodology.ts'
import { Formulas, Weights, WorkedExample } from '#web/features/methodology/scoring.tsx'
import { SuccessMeasures, Targets } from '#web/features/methodology/targets.tsx'
import { Theories } from '#web/features/methodology/theories.tsx'
import { StepsFigure } from '#web/figures/steps-figure.tsx'
import { Head } from '#web/head.tsx'
import { HeroVenn, PageHero } from '#web/layout/page-hero.tsx'
import { SectionLink } from '#web/layout/section-link.tsx'
import { TextHeading, TextList, TextNote, TextPage, TextParagraph } from '#web/layout/text-page.tsx'
import { urls } from '#web/urls.ts'

/** `/methodology` (spec §2 Methodology). */
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
          { id: 'process', title: METHODOLOGY_TEXT.process, children: <StepsFigure steps={STAGES} /> },
          {
            id: 'measures',
            title: METHODOLOGY_TEXT.measures,
            children: (
              <>
                <TextParagraph>{METHODOLOGY_TEXT.measuresLead}</TextParagraph>
                <SuccessMeasures />
                <TextHeading>{METHODOLOGY_TEXT.targets}</TextHeading>
                <TextParagraph>{METHODOLOGY_TEXT.targetsLead}</TextParagraph>
                <Targets />
              </>
            ),
          },
          {
            id: 'scoring',
            title: METHODOLOGY_TEXT.quiz,
            children: (
              <>
                <TextParagraph>{METHODOLOGY_TEXT.scoring}</TextParagraph>
                <Formulas />
                <TextNote>{METHODOLOGY_TEXT.weights}</TextNote>
                <TextHeading>{METHODOLOGY_TEXT.example}</TextHeading>
                <WorkedExample />
                <TextHeading>{METHODOLOGY_TEXT.allWeights}</TextHeading>
                <Weights />
                <TextHeading>{METHODOLOGY_TEXT.policyAreas}</TextHeading>
                <TextParagraph>{METHODOLOGY_TEXT.policyAreasNote}</TextParagraph>
              </>
            ),
          },
          {
            id: 'cards',
            title: VALUE_METHOD.heading,
            children: (
              <>
                <TextList items={VALUE_METHOD.points} />
                <TextNote>{VALUE_METHOD.limit}</TextNote>
                <TextParagraph>
                  <SectionLink section="values">{VALUE_METHOD.link}</SectionLink>
                </TextParagraph>
              </>
            ),
          },
          {
            id: 'pulse',
            title: POLL_METHOD.heading,
            children: (
              <>
                <TextList items={POLL_METHOD.points} />
                <TextNote>{POLL_METHOD.limit}</TextNote>
                <TextParagraph>
                  <SectionLink section="polls">{POLL_METHOD.link}</SectionLink>
                </TextParagraph>
              </>
            ),
          },
        ]}
      />
    </>
  )
}
