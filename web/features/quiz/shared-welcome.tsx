import { QUIZ_TEXT, sharedWelcome } from '#domain/quiz/messages.ts'
import { SectionLink } from '#web/layout/section-link.tsx'

/** Greets whoever opened a shared link with the result in it (Contract, /?shared=true&overlap=NN). */
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
