import { ChevronDown } from '@lucide/icons'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { DATA_TEXT } from '#domain/data/tables.ts'
import { TAKE_TEXT } from '#domain/embed/take-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { CopyText, type CopyTextProps } from './copy-text.tsx'
import { EmbedChoice, type EmbedChoiceProps } from './embed-choice.tsx'

export interface TakeProps {
  cite: readonly CopyTextProps[]
  embed?: EmbedChoiceProps
  files?: readonly FileRow[]
  /** Who else is to be credited. */
  credit?: string
}

export interface FileRow {
  label: string
  /** Paths by format. */
  links: Readonly<Record<string, string>>
}

/** Everything a reader can use elsewhere. */
export function TakePanel({ cite, embed, files = [], credit }: TakeProps) {
  const parts = embed ? TAKE_TEXT.all : [TAKE_TEXT.cite]
  return (
    <details className="group border-ink border-y-2 print:hidden" id="take">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-ink text-lg hover:text-plum [&::-webkit-details-marker]:hidden">
        {parts.join(' · ')}
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <div className={clsx('grid gap-10 pt-4 pb-8', files.length > 0 && 'wide:grid-cols-uneven')}>
        <Part title={TAKE_TEXT.cite}>
          {cite.map((text) => (
            <CopyText key={text.label} {...text} />
          ))}
        </Part>
        {files.length > 0 && (
          <Part title={TAKE_TEXT.download}>
            <ul className="border-line border-t text-sm">
              {files.map((file) => (
                <File key={file.label} {...file} />
              ))}
              <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b">
                {TAKE_TEXT.columns}
                <Link className="inline-flex min-h-target items-center font-semibold" to={urls.data()}>
                  {TAKE_TEXT.columnsLink}
                </Link>
              </li>
            </ul>
          </Part>
        )}
        {embed && (
          <Part className="wide:col-span-full" title={TAKE_TEXT.embed}>
            <EmbedChoice {...embed} />
          </Part>
        )}
        <p className="measure-66 text-sm wide:col-span-full">
          <a href={DATA_TEXT.licenseUrl} rel="noopener license">
            {TAKE_TEXT.license}
          </a>{' '}
          {credit}
        </p>
      </div>
    </details>
  )
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={clsx('grid min-w-0 content-start gap-5', className)} aria-labelledby={id}>
      <h3 className="text-xl" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function File({ label, links }: FileRow) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b">
      {label}
      <span>
        {Object.entries(links).map(([format, href]) => (
          <a
            className="inline-flex min-h-target min-w-target items-center justify-center font-semibold"
            href={href}
            key={format}
            aria-label={`${label}, ${format}`}
          >
            {format}
          </a>
        ))}
      </span>
    </li>
  )
}
