import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DATA_PAGE_TEXT as TEXT } from '#domain/data/page-text.ts'
import { TABLES } from '#domain/data/tables.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { shortSource } from '#domain/values/messages.ts'
import { NotPrinted } from '#web/figures/not-printed.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { urls } from '#web/urls.ts'

const LEFT = 'text-sm [&_table]:min-w-xl [&_:is(td,th)]:text-left [&_:is(td,th)]:align-baseline'
const LINK = 'inline-flex min-h-target min-w-target items-center font-semibold'

export function FileTable() {
  return (
    <>
      <DataTable
        className={LEFT}
        caption={TEXT.fileCaption}
        hideCaption
        columns={TEXT.fileColumns}
        rows={TABLES.map(({ name, description, license }) => [
          <b className="whitespace-nowrap font-strong text-ink" key="name">
            {name}
          </b>,
          <span className="whitespace-nowrap" key="files">
            {Object.entries(urls.dataFiles(name)).map(([format, href]) => (
              <a className={`${LINK} mr-3`} href={href} key={format} aria-label={`${name}, ${format}`}>
                {format}
              </a>
            ))}
          </span>,
          description,
          <a className={LINK} href="#licenses" key="license">
            {TEXT.licenses[license]}
          </a>,
        ])}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        {['datapackage.json', 'README.md'].map((file) => (
          <a className={LINK} href={urls.dataFile(file)} key={file}>
            {file}
          </a>
        ))}
        <a className={LINK} href={urls.apiDocs()}>
          {TEXT.reference}
        </a>
      </p>
    </>
  )
}

/** Every row of the first file, with its gaps. */
export function FirstFile() {
  return (
    <DataTable
      className="text-sm [&_table]:min-w-4xl [&_td:nth-child(2)]:w-2/5"
      caption={TEXT.rowCaption}
      hideCaption
      columns={TEXT.rowColumns}
      rows={VALUE_CARDS.map((card) => [
        <>
          <Link className={LINK} to={urls.value(card.slug)} key="title">
            {card.title}
          </Link>
          <span className="block text-ink-mute text-xs">
            {[shortSource(card), card.note].filter(Boolean).join(' ')}
          </span>
        </>,
        <ShareLine key="line" size="s" {...card} everyone={card.overall} />,
        `${card.republicans}%`,
        `${card.democrats}%`,
        card.independents === null ? <NotPrinted key="unknown" /> : `${card.independents}%`,
        `${card.overall}%`,
      ])}
    />
  )
}

export function ColumnTables() {
  return TABLES.map(({ name, columns }, index) => (
    <details className="border-line border-b" key={name} open={index === 0}>
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-display text-ink text-xl hover:text-plum">
        {name}
        <span className="font-sans text-ink-mute text-sm">{columns.length} columns</span>
      </summary>
      <DataTable
        className={`${LEFT} pb-6`}
        caption={`${TEXT.columns}: ${name}`}
        hideCaption
        columns={TEXT.columnHeadings}
        rows={columns.map(({ name: column, type, description }) => [
          <code key="column">{column}</code>,
          type,
          description,
        ])}
      />
    </details>
  ))
}

export function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-4 text-xl">{title}</h3>
      <ul className="lens-list grid gap-3">
        {points.map((point) => (
          <li className="pl-7 before:top-bullet before:left-1" key={point}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function License({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-ink border-t-2 pt-5">
      <h3 className="text-xl">{title}</h3>
      <div className="mt-2 measure-52">{children}</div>
    </div>
  )
}
