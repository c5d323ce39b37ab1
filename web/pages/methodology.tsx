import { METHODOLOGY_TEXT, POLL_METHOD, STAGES, VALUE_METHOD } from '#domain/pages/methodology.ts'
import { POLICY_AREAS, QUIZ_METHOD } from '#domain/pages/quiz-method.ts'
import { rangeText } from '#domain/quiz/result-messages.ts'
import { scoreRange } from '#domain/quiz/score.ts'
import { PolicyAreas } from '#web/features/methodology/policy-areas.tsx'
import { Formulas, WorkedExample } from '#web/features/methodology/scoring.tsx'
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
            title: QUIZ_METHOD.heading,
            children: (
              <>
                <TextParagraph>{QUIZ_METHOD.scoring}</TextParagraph>
                <Formulas />
                <TextParagraph>{QUIZ_METHOD.meaning}</TextParagraph>
                <TextNote>{QUIZ_METHOD.categories}</TextNote>
                <TextHeading>{QUIZ_METHOD.example}</TextHeading>
                <WorkedExample />
                <TextHeading>{QUIZ_METHOD.limitsHeading}</TextHeading>
                <TextList items={[rangeText(scoreRange()), ...QUIZ_METHOD.limits]} />
              </>
            ),
          },
          {
            id: 'areas',
            title: POLICY_AREAS.heading,
            children: (
              <>
                <TextParagraph>{POLICY_AREAS.lead}</TextParagraph>
                <TextHeading>{POLICY_AREAS.chosenHeading}</TextHeading>
                <TextList items={POLICY_AREAS.chosen} />
                <PolicyAreas />
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
