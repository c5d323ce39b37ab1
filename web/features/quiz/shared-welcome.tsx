import { QUIZ_TEXT, sharedWelcome } from '#domain/quiz/messages.ts'
import { SectionLink } from '#web/layout/section-link.tsx'

/** For shared links, `/?shared=true&overlap=NN` (Contract). */
export function SharedWelcome({ overlap }: { overlap: number }) {
  return (
    <section className="bg-plum-wash text-ink" aria-label={QUIZ_TEXT.sharedWith}>
      <p className="wrap py-4">
        {sharedWelcome(overlap)}{' '}
        <SectionLink className="whitespace-nowrap" section="quiz">
          {QUIZ_TEXT.heading}
        </SectionLink>
      </p>
    </section>
  )
}
