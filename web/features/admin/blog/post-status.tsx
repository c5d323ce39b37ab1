import { CircleAlert } from '@lucide/icons'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PostRow_PostFragment } from './post-row.generated.ts'

function stateOf({ status, publishAt, publishMissed }: PostRow_PostFragment): string {
  if (status === 'PUBLISHED') return PANEL_TEXT.published
  return publishAt && !publishMissed ? WRITING_TEXT.scheduled : PANEL_TEXT.draft
}

/** Where a post is on its way to readers, and who wrote it. */
export function PostStatus({ post }: { post: PostRow_PostFragment }) {
  const label = provenanceLabel(enumValue(post.provenance))
  return (
    <div>
      <RowMeta>
        <b>{stateOf(post)}</b>{' '}
        {post.publishAt && !post.publishMissed && (
          <>
            · <Timestamp at={post.publishAt} />{' '}
          </>
        )}
        {post.featured && <>· {PANEL_TEXT.featured} </>}· {post.category} · {post.author} ·{' '}
        {PANEL_TEXT.lastChanged} <Timestamp at={post.updatedAt} />
      </RowMeta>
      {label && (
        <RowMeta>
          {label} ({post.aiModel})
        </RowMeta>
      )}
      {post.heldReason && (
        <p className="wrap-anywhere mt-1 grid first-col-5 gap-2 font-semibold text-sm">
          <Icon of={CircleAlert} className="text-alert" />
          <span>{post.heldReason}</span>
        </p>
      )}
    </div>
  )
}
