import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

export type TextSection = { id: string; title: string; children: ReactNode }

/** A long page: what is on it at the side, and its sections in a column of reading width. */
export function TextPage({ sections }: { sections: readonly TextSection[] }) {
  const labelId = useId()
  return (
    <div className="wrap text">
      <nav className="text__nav" aria-labelledby={labelId}>
        <p id={labelId}>On this page</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text__body">
        {sections.map(({ id, title, children }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
            <h2 id={`${id}-title`}>{title}</h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  )
}
