import { Link } from 'react-router'
import { HERO_TEXT } from '#domain/pages/home.ts'
import { SHARED_WITH, sharedWelcome } from '#domain/quiz/share.ts'
import { urls } from '#web/urls.ts'

/** For shared links, `/?shared=true&overlap=NN` (spec §15 Shared result). */
export function SharedWelcome({ overlap }: { overlap: number }) {
  return (
    <section className="bg-plum-wash text-ink" aria-label={SHARED_WITH}>
      <p className="wrap py-4">
        {sharedWelcome(overlap)}{' '}
        <Link className="whitespace-nowrap" to={urls.section('quiz')}>
          {HERO_TEXT.quiz}
        </Link>
      </p>
    </section>
  )
}
