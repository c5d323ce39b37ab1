import { type SourcePage, sourceLinkText } from '#domain/values/figure.ts'

export type SourceLinkProps = {
  source: SourcePage
  /** Completes the text for screen readers, because a page has several such links. */
  about?: string
  className?: string
}

export function SourceLink({ source, about, className }: SourceLinkProps) {
  return (
    <a className={className} href={source.url} rel="noopener">
      {sourceLinkText(source)}
      {about && <span className="sr-only">{`: ${about}`}</span>}
    </a>
  )
}
