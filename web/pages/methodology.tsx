import { Link } from 'react-router'
import {
  METHODOLOGY_TEXT,
  POLL_METHOD,
  SPLIT_METHOD,
  STAGES,
  SUCCESS_MEASURES,
  TODAY_METHOD,
  VALUE_METHOD,
} from '#domain/pages/methodology.ts'
import { POLICY_AREAS, QUIZ_METHOD } from '#domain/pages/quiz-method.ts'
import { rangeText } from '#domain/quiz/result-messages.ts'
import { scoreRange } from '#domain/quiz/score.ts'
import { AnnotatedFigure } from '#web/features/methodology/annotated-figure.tsx'
import { PolicyAreas } from '#web/features/methodology/policy-areas.tsx'
import { Formulas, WorkedExample } from '#web/features/methodology/scoring.tsx'
import { Targets } from '#web/features/methodology/targets.tsx'
import { Theories } from '#web/features/methodology/theories.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Steps } from '#web/layout/steps.tsx'
import {
  TextHeading,
  TextList,
  TextNote,
  TextPage,
  TextParagraph,
  TextSection,
} from '#web/layout/text-page.tsx'
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
      <PageHero art={<AnnotatedFigure />} title={METHODOLOGY_TEXT.heading} lead={METHODOLOGY_TEXT.lead} />
      <TextPage>
        <TextSection id="research" title={METHODOLOGY_TEXT.research}>
          <Theories />
        </TextSection>
        <TextSection id="process" title={METHODOLOGY_TEXT.process}>
          <Steps steps={STAGES} />
        </TextSection>
        <TextSection id="measures" title={METHODOLOGY_TEXT.measures}>
          <TextParagraph>{METHODOLOGY_TEXT.measuresLead}</TextParagraph>
          <TextList items={SUCCESS_MEASURES} />
          <TextHeading>{METHODOLOGY_TEXT.targets}</TextHeading>
          <TextParagraph>{METHODOLOGY_TEXT.targetsLead}</TextParagraph>
          <Targets />
        </TextSection>
        <TextSection id="scoring" title={QUIZ_METHOD.heading}>
          <TextParagraph>{QUIZ_METHOD.scoring}</TextParagraph>
          <Formulas />
          <TextParagraph>{QUIZ_METHOD.meaning}</TextParagraph>
          <TextParagraph>{QUIZ_METHOD.guesses}</TextParagraph>
          <TextNote>{QUIZ_METHOD.categories}</TextNote>
          <TextHeading>{QUIZ_METHOD.example}</TextHeading>
          <WorkedExample />
          <TextHeading>{QUIZ_METHOD.limitsHeading}</TextHeading>
          <TextList items={[rangeText(scoreRange()), ...QUIZ_METHOD.limits]} />
        </TextSection>
        <TextSection id="areas" title={POLICY_AREAS.heading}>
          <TextParagraph>{POLICY_AREAS.lead}</TextParagraph>
          <TextHeading>{POLICY_AREAS.chosenHeading}</TextHeading>
          <TextList items={POLICY_AREAS.chosen} />
          <PolicyAreas />
        </TextSection>
        <TextSection id="cards" title={VALUE_METHOD.heading}>
          <FigureMethod {...VALUE_METHOD} to={urls.section('values')} />
        </TextSection>
        <TextSection id="splits" title={SPLIT_METHOD.heading}>
          <FigureMethod {...SPLIT_METHOD} to={urls.section('splits')} />
        </TextSection>
        <TextSection id="today" title={TODAY_METHOD.heading}>
          <FigureMethod {...TODAY_METHOD} to={urls.today()} />
        </TextSection>
        <TextSection id="pulse" title={POLL_METHOD.heading}>
          <FigureMethod {...POLL_METHOD} to={urls.section('polls')} />
        </TextSection>
      </TextPage>
    </>
  )
}

type FigureMethodProps = { points: readonly string[]; limit: string; link: string; to: string }

function FigureMethod({ points, limit, link, to }: FigureMethodProps) {
  return (
    <>
      <TextList items={points} />
      <TextNote>{limit}</TextNote>
      <TextParagraph>
        <Link to={to}>{link}</Link>
      </TextParagraph>
    </>
  )
}
