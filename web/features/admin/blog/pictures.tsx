import { useState } from 'react'
import { confirmDelete, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { PICTURE_TEXT, pictureName, usedInText } from '#domain/admin/picture-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { Lead, PanelState } from '#web/features/admin/panel.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Pager } from '#web/ui/pager.tsx'
import { AdminImagesDocument, DeleteImageDocument } from './pictures.generated.ts'

/** The uploaded pictures, folded away and loaded when it is opened. */
export function Pictures() {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(1)
  const { data, panel } = useAdminQuery(AdminImagesDocument, { page }, { skip: !isOpen })
  const { mutate, isPending } = useAdminMutation()
  const mayDelete = useMay('editor')
  const list = data?.images

  return (
    <details className="mt-8" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-ink">
        {PICTURE_TEXT.pictures}
      </summary>
      {isOpen && <PanelState title={PICTURE_TEXT.pictures} {...panel} />}
      {list && <Lead>{list.totalCount === 0 ? PICTURE_TEXT.none : PICTURE_TEXT.lead}</Lead>}
      <Rows>
        {list?.nodes.map(({ id, url, width, height, createdAt, posts }) => (
          <Row
            key={id}
            title={
              <a className="inline-block" href={url}>
                <img className="max-h-24 w-auto" {...{ width, height }} src={url} alt="" loading="lazy" />
                {pictureName(width, height)}
              </a>
            }
            details={
              <RowMeta>
                {usedInText(posts.map(({ title }) => title))} {PICTURE_TEXT.uploaded}{' '}
                <Timestamp at={createdAt} />
              </RowMeta>
            }
            actions={
              mayDelete &&
              posts.length === 0 && (
                <ConfirmButton
                  className="-mx-3"
                  about={pictureName(width, height)}
                  question={confirmDelete(pictureName(width, height))}
                  pending={isPending}
                  onConfirm={() => mutate(DeleteImageDocument, { id }, PICTURE_TEXT.deleted)}
                >
                  {PANEL_TEXT.delete}
                </ConfirmButton>
              )
            }
          />
        ))}
      </Rows>
      <Pager label={PICTURE_TEXT.pictures} list={list} onPage={setPage} />
    </details>
  )
}
