import { ADDRESSES } from '#domain/contact/addresses.ts'
import { PRIVACY, PRIVACY_SECTIONS, PRIVACY_TEXT } from '#domain/pages/privacy.ts'
import { BallotFigure } from '#web/features/privacy/ballot-figure.tsx'
import { MyData } from '#web/features/privacy/my-data.tsx'
import { StoredTables } from '#web/features/privacy/stored-tables.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { TextPage, TextParagraph, TextSection } from '#web/layout/text-page.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { urls } from '#web/urls.ts'

/** `/privacy-policy` (spec §2 Privacy Policy, §9). */
export function Component() {
  return (
    <>
      <Head title={PRIVACY_TEXT.heading} description={PRIVACY_TEXT.description} canonical={urls.privacy()} />
      <PageHero
        art={<BallotFigure />}
        eyebrow={
          <>
            <Chip tone="plum">{PRIVACY.lastUpdated}</Chip>{' '}
            <span className="text-ink-mute text-sm">{PRIVACY.dateNote}</span>
          </>
        }
        title={PRIVACY_TEXT.heading}
        lead={PRIVACY_TEXT.lead}
      />
      <TextPage>
        {PRIVACY_SECTIONS.map(({ id, heading, paragraphs }) => (
          <TextSection key={id} id={id} title={heading}>
            {paragraphs.map((paragraph) => (
              <TextParagraph key={paragraph}>{paragraph}</TextParagraph>
            ))}
            {id === 'stored' && <StoredTables />}
            {id === 'yours' && <MyData />}
            {id === 'questions' && (
              <TextParagraph>
                <a href={`mailto:${ADDRESSES.privacy}`}>{PRIVACY_TEXT.write}</a>
              </TextParagraph>
            )}
          </TextSection>
        ))}
      </TextPage>
    </>
  )
}
