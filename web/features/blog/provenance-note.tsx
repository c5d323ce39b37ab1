import { clsx } from 'clsx'
import { FileCheck, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { POST_TEXT } from '#domain/blog/messages.ts'
import { isReviewed, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { urls } from '#web/urls.ts'
import type { Article_PostFragment } from './article/article.generated.ts'

type Props = Pick<Article_PostFragment, 'provenance'>

/** For cards. Articles that people wrote have no label. */
export function ProvenanceLabel({ provenance, className }: Props & { className?: string }) {
  const label = provenanceLabel(enumValue(provenance))
  if (label === null) return null
  return (
    <p className={clsx('flex gap-2 text-pretty text-ink-mute text-sm/[1.45]', className)}>
      <ProvenanceIcon provenance={provenance} />
      <span>{label}</span>
    </p>
  )
}

/** Below an article. Articles that people wrote have no note. */
export function ProvenanceNote({ provenance }: Props) {
  const label = provenanceLabel(enumValue(provenance))
  if (label === null) return null
  return (
    <p className="flex gap-3 bg-sunk p-4 font-sans text-ink-soft text-sm/[1.5]">
      <ProvenanceIcon provenance={provenance} />
      <span>
        {label}. {POST_TEXT.mistake} <Link to={urls.contact()}>{POST_TEXT.tellUs}</Link>.
      </span>
    </p>
  )
}

/** A check mark only if an editor reviewed the article. */
function ProvenanceIcon({ provenance }: Props) {
  const Icon = isReviewed(enumValue(provenance)) ? FileCheck : FileText
  return <Icon className="icon mt-0.5" aria-hidden="true" />
}
