import { EVIDENCE_LIMIT, THEORIES } from '#domain/pages/evidence.ts'
import { METHODOLOGY_TEXT } from '#domain/pages/methodology.ts'
import { TextNote } from '#web/layout/text-page.tsx'

export function Theories() {
  return (
    <>
      {THEORIES.map(({ name, text, citations }) => (
        <section key={name} className="border-ink border-t-2 pt-4" aria-label={name}>
          <h3 className="text-xl">{name}</h3>
          <p className="mt-2 font-prose text-prose/[1.5] text-ink print:break-after-avoid">{text}</p>
          <ul className="mt-4">
            {citations.map(({ authors, year, publication, url, finding, limit }) => (
              <li key={authors} className="grid gap-2 border-line border-t py-4">
                <p className="text-ink-mute text-sm">
                  <b className="text-ink">{authors}</b>, {year}.{' '}
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
                <p className="border-line-strong border-l-3 pl-4">
                  <b className="text-ink">{METHODOLOGY_TEXT.limit}</b> {limit}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <TextNote>
        <b>{METHODOLOGY_TEXT.evidence}.</b> {EVIDENCE_LIMIT}
      </TextNote>
    </>
  )
}
