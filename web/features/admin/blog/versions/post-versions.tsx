import { clsx } from 'clsx'
import { useState } from 'react'
import {
  changedWordsText,
  confirmRestore,
  modelWordsText,
  unchangedText,
  VERSIONS_TEXT,
  WRITING_DONE,
  WRITING_TEXT,
} from '#domain/admin/writing-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useSiteTime } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type ChangedBlock, compareVersions } from './compare-versions.ts'
import {
  PostVersionsDocument,
  type PostVersionsQuery,
  RestorePostVersionDocument,
} from './post-versions.generated.ts'

type Version = NonNullable<PostVersionsQuery['adminPost']>['versions']['nodes'][number] & { number: number }

type PostVersionsProps = {
  id: string
  revision: string
  isDirty: boolean
  mayChange: boolean
  /** When someone saved a newer version than the one shown. */
  onConflict: () => void
  onRestored: () => void
}

/** The saved versions of an article, and what changed between any two. Mount it again after a save. */
export function PostVersions(props: PostVersionsProps) {
  const { id, revision, isDirty, mayChange, onConflict, onRestored } = props
  const { data, panel } = useAdminQuery(PostVersionsDocument, { id }, { fetchPolicy: 'no-cache' })
  const { mutate, isPending } = useAdminMutation()
  const { timestamp } = useSiteTime()
  const [fromId, setFrom] = useState<string>()
  const [toId, setTo] = useState<string>()
  if (!data?.adminPost) return <PanelState title={WRITING_TEXT.versions} {...panel} />
  const { nodes, totalCount } = data.adminPost.versions
  const versions: Version[] = nodes.map((version, index) => ({ ...version, number: totalCount - index }))
  const find = (wanted: string | undefined) => versions.find((version) => version.id === wanted)
  const to = find(toId) ?? versions[0]
  const from = find(fromId) ?? versions.findLast(({ kind }) => kind === 'MODEL') ?? versions[1] ?? to

  async function restore(versionId: string) {
    const { rejection } = await mutate(
      RestorePostVersionDocument,
      { id, versionId, revision },
      WRITING_DONE.versionRestored,
    )
    if (!rejection) onRestored()
    else if (rejection.code === 'CONFLICT') onConflict()
  }
  /** What the save of a version changed. */
  function show(index: number) {
    setTo(versions[index]?.id)
    setFrom((versions[index + 1] ?? versions[index])?.id)
  }

  const nameOf = ({ number, kind, createdAt }: Version) =>
    `${number}, ${VERSIONS_TEXT.kinds[kind]}, ${timestamp(createdAt)}`
  const options = versions.map((version) => ({ value: version.id, label: nameOf(version) }))
  return (
    <div className="grid gap-8">
      <section aria-label={WRITING_TEXT.versions}>
        <p className="text-ink-mute text-sm" hidden={!mayChange}>
          {isDirty ? VERSIONS_TEXT.saveFirst : VERSIONS_TEXT.restoreHint}
        </p>
        <ol className="mt-3 max-h-96 overflow-auto border-line border-b" reversed>
          {versions.map((version, index) => (
            <li
              key={version.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2"
            >
              <button
                type="button"
                className={clsx(
                  'min-h-target text-left text-sm hover:underline',
                  version === to && 'text-plum',
                )}
                aria-pressed={version === to}
                onClick={() => show(index)}
              >
                <b className="block font-strong text-base">
                  {VERSIONS_TEXT.kinds[version.kind]} {index === 0 && `(${VERSIONS_TEXT.current})`}
                </b>
                {[version.number, version.editor, timestamp(version.createdAt)].filter(Boolean).join(' · ')}
              </button>
              {index > 0 && mayChange && !isDirty && (
                <ConfirmButton
                  className="-mx-3"
                  about={nameOf(version)}
                  question={confirmRestore(version.number)}
                  pending={isPending}
                  onConfirm={() => restore(version.id)}
                >
                  {VERSIONS_TEXT.restore}
                </ConfirmButton>
              )}
            </li>
          ))}
        </ol>
      </section>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={VERSIONS_TEXT.from}>
          <Select value={from?.id} options={options} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={VERSIONS_TEXT.to}>
          <Select value={to?.id} options={options} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      {from && to && <Changes from={from} to={to} />}
    </div>
  )
}

function Changes({ from, to }: { from: Version; to: Version }) {
  const { blocks, added, removed, kept, total } = compareVersions(from, to)
  const isSame = blocks.every(({ kind }) => kind === 'same')
  const isFromModel = from.kind === 'MODEL'
  return (
    <section aria-label={VERSIONS_TEXT.changes}>
      <h2 className="text-2xl tracking-tight">
        {isFromModel ? VERSIONS_TEXT.modelChanges : VERSIONS_TEXT.changes}
      </h2>
      <p className="mt-2" role="status">
        {isSame ? VERSIONS_TEXT.same : <b className="text-ink">{changedWordsText(added, removed)}</b>}{' '}
        {isFromModel && modelWordsText(total, kept)}
      </p>
      <div className="post-diff">
        {grouped(blocks).map((group, index) =>
          group.length > 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <details key={index}>
              <summary>{unchangedText(group.length)}</summary>
              {group.map(renderBlock)}
            </details>
          ) : (
            group.map(renderBlock)
          ),
        )}
      </div>
    </section>
  )
}

/** Two or more unchanged paragraphs in a row are folded into one group. */
function grouped(blocks: readonly ChangedBlock[]): ChangedBlock[][] {
  const groups: ChangedBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isFolded = block.kind === 'same' && !block.label
    if (isFolded && last?.every(({ kind, label }) => kind === 'same' && !label)) last.push(block)
    else groups.push([block])
  }
  return groups
}

const SIGNS = { same: '', changed: '±', added: '+', removed: '−' } as const

function renderBlock({ label, kind, parts }: ChangedBlock, index: number) {
  return (
    <div key={index} className={clsx('post-diff-block', label)}>
      <i aria-hidden="true">{SIGNS[kind]}</i>
      <div>
        {label && <span className="block font-sans text-ink-mute text-xs">{VERSIONS_TEXT[label]}</span>}
        {parts.map(({ kind, text }, part) => {
          if (kind === 'same') return text
          const Change = kind === 'added' ? 'ins' : 'del'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <Change key={part}>
              <span className="sr-only">{VERSIONS_TEXT[kind]}: </span>
              {text}
            </Change>
          )
        })}
      </div>
    </div>
  )
}
