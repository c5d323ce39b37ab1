import { FileCheck, FileText } from '@lucide/icons'
import { clsx } from 'clsx'
import { useContext } from 'react'
import { Link } from 'react-router'
import { POST_TEXT } from '#domain/blog/messages.ts'
import { isReviewed, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import type { Article_PostFragment } from './article/article.generated.ts'
import { PostListContext } from './post-list.tsx'

type Props = Pick<Article_PostFragment, 'provenance'>

/** For cards and the head of an article. Articles that people wrote have no label. */
export function ProvenanceLabel({ provenance, className }: Props & { className?: string }) {
  const label = provenanceLabel(enumValue(provenance))
  if (useContext(PostListContext).isLabeled || label === null) return null
  // A check mark only if an editor reviewed the article.
  const icon = isReviewed(enumValue(provenance)) ? FileCheck : FileText
  return (
    <p className={clsx('flex gap-2 text-pretty text-ink-mute text-sm/[1.45]', className)}>
      <Icon of={icon} className="mt-0.5" />
      <span>{label}</span>
    </p>
  )
}

/** Below an article whose origin its head gives. Articles that people wrote have no note. */
export function MistakeNote({ provenance }: Props) {
  if (provenanceLabel(enumValue(provenance)) === null) return null
  return (
    <p className="bg-sunk p-4 font-sans text-ink-soft text-sm/[1.5]">
      {POST_TEXT.mistake} <Link to={urls.contact()}>{POST_TEXT.tellUs}</Link>.
    </p>
  )
}
