import { EVIDENCE_LIMIT, THEORIES } from '#domain/pages/evidence.ts'
import { METHODOLOGY_TEXT } from '#domain/pages/methodology.ts'
import { HonestNote } from '#web/ui/honest-note.tsx'

/** The four theories, each with the studies behind it: what they found, and where that ends. */
export function Theories() {
  return (
    <>
      {THEORIES.map(({ name, text, citations }) => (
        <section key={name} className="theory" aria-label={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul>
            {citations.map(({ authors, year, publication, url, finding, limit }) => (
              <li key={authors}>
                <p className="theory__source">
                  <b>{authors}</b>, {year}.{' '}
                  <cite>
                    {url ? (
                      <a href={url} rel="noopener">
                        {publication}
                      </a>
                    ) : (
                      publication
                    )}
                  </cite>
                </p>
                <p>{finding}</p>
                <p className="theory__limit">
                  <b>{METHODOLOGY_TEXT.limit}</b> {limit}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <HonestNote>
        <b>{METHODOLOGY_TEXT.evidence}.</b> {EVIDENCE_LIMIT}
      </HonestNote>
    </>
  )
}
