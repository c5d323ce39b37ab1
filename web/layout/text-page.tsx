import { type ReactElement, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { CaveatNote } from '#web/ui/caveat-note.tsx'

const CONTENTS = 'contents'
const BACK_TO_CONTENTS = 'Back to the contents'

export type TextSectionProps = { id: string; title: string; children: ReactNode }

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section
      className="min-w-0 scroll-mt-8 space-y-6 print:not-first:mt-10"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <h2 className="border-ink border-t-2 pt-4 text-2xl/[1.1] tracking-tight" id={`${id}-title`}>
        {title}
      </h2>
      {children}
      {/* On wide screens the table of contents stays in view. */}
      <p className="text-sm lg:hidden print:hidden">
        <Link className="inline-flex min-h-target items-center" to={`#${CONTENTS}`}>
          {BACK_TO_CONTENTS}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </section>
  )
}

type TextPageProps = { children: readonly ReactElement<TextSectionProps>[] }

/** Not a grid in print, because Chrome overlaps rows that start a new page and Firefox leaves the first page empty. */
export function TextPage({ children }: TextPageProps) {
  return (
    <div className="wrap grid gap-16 pt-12 pb-section lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-[clamp(3rem,7vw,7rem)] lg:pt-16 print:block">
      <TableOfContents sections={children.map(({ props }) => props)} />
      <div className="grid min-w-0 gap-[clamp(3.5rem,3rem+2vw,5.5rem)] print:block">{children}</div>
    </div>
  )
}

function TableOfContents({ sections }: { sections: readonly TextSectionProps[] }) {
  const labelId = useId()
  return (
    <nav
      className="text-sm lg:sticky lg:top-(--below-nav) lg:self-start print:hidden"
      id={CONTENTS}
      tabIndex={-1}
      aria-labelledby={labelId}
    >
      <p className="border-ink border-b-2 pb-2 font-strong text-ink" id={labelId}>
        On this page
      </p>
      <ol className="gap-x-8 md:columns-2 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-line border-b">
            <Link
              className="flex min-h-target items-center py-2 leading-[1.3] no-underline hover:underline"
              to={`#${id}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function TextHeading({ children }: { children: ReactNode }) {
  return <h3 className="mt-10 text-xl tracking-snug">{children}</h3>
}

export function TextParagraph({ children }: { children: ReactNode }) {
  return <p className="max-w-[36em] font-prose text-prose/[1.6] text-ink">{children}</p>
}

export function TextNote({ children }: { children: ReactNode }) {
  return <CaveatNote className="font-prose leading-[1.6]">{children}</CaveatNote>
}

export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="lens-list grid max-w-160 gap-3 text-ink">
      {items.map((item) => (
        <li key={item} className="pl-7 before:top-bullet before:left-1">
          {item}
        </li>
      ))}
    </ul>
  )
}
