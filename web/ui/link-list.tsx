import { useId } from 'react'

export type LinkListProps = {
  label: string
  /** Completes the label for screen readers, because a page has several lists. */
  about: string
  links: readonly { readonly text: string; readonly url: string }[]
}

/** Small links to other sites under a label. Nothing without links. */
export function LinkList({ label, about, links }: LinkListProps) {
  const labelId = useId()
  if (links.length === 0) return null
  return (
    <div className="text-ink-mute text-xs/[1.45]">
      <p className="font-semibold" id={labelId}>
        {label}
        <span className="sr-only">{`: ${about}`}</span>
      </p>
      <ul aria-labelledby={labelId}>
        {links.map(({ text, url }) => (
          <li key={url + text}>
            <a className="wrap-anywhere inline-flex min-h-target items-center py-1" href={url} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
