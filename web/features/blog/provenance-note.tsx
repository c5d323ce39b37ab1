import { FileCheck, FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { modelNote, POST_TEXT } from '#domain/blog/messages.ts'
import { urls } from '#web/urls.ts'
import type { Article_PostFragment } from './article.generated.ts'

/** Articles by people have no note. */
export function ProvenanceNote({ provenance }: Pick<Article_PostFragment, 'provenance'>) {
  if (provenance === 'PEOPLE') return null
  const isReviewed = provenance === 'MODEL_REVIEWED'
  const Icon = isReviewed ? FileCheck : FileText
  return (
    <p className="flex gap-3 bg-sunk p-4 font-sans text-ink-soft text-sm/[1.5]">
      <Icon className="icon" aria-hidden="true" />
      <span>
        {modelNote(isReviewed)} {POST_TEXT.mistake} <Link to={urls.contact()}>{POST_TEXT.tellUs}</Link>.
      </span>
    </p>
  )
}
