import { useId, useRef, useState } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { MAX_ISSUE_POSTS } from '#domain/newsletter/issue-input.ts'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowButton } from '#web/features/admin/rows.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'

type IssueArticlesFieldProps = {
  ids: readonly string[]
  /** Articles that can be chosen, and those already in the issue. */
  articles: readonly { id: string; title: string }[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

export function IssueArticlesField({ ids, articles, error, onChange }: IssueArticlesFieldProps) {
  const groupId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState('')
  const chosen = ids.map((id) => articles.find((article) => article.id === id) ?? { id, title: id })

  /** If the focused button was removed, the list gets the focus. */
  const change = (next: string[]) => changeAndRestoreFocus(() => onChange(next), list)
  function moveUp(index: number) {
    const next = [...ids]
    next.splice(index - 1, 0, ...next.splice(index, 1))
    change(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be styled like the labels of the other fields.
    <div className="grid gap-2" role="group" aria-labelledby={groupId} ref={list} tabIndex={-1}>
      <span className="font-semibold text-ink" id={groupId}>
        {ISSUE_ADMIN_TEXT.articles}
      </span>
      <span className="text-ink-mute text-sm">{ISSUE_ADMIN_TEXT.articlesHint}</span>
      {chosen.length === 0 && <p>{ISSUE_ADMIN_TEXT.noArticles}</p>}
      <ol>
        {chosen.map(({ id, title }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-line border-t py-1">
            <span className="wrap-anywhere min-w-40 flex-1 text-sm">{title}</span>
            <span className="-me-3 ms-auto">
              {index > 0 && (
                <RowButton about={title} variant="quiet" onClick={() => moveUp(index)}>
                  {PANEL_TEXT.moveUp}
                </RowButton>
              )}
              <RowButton
                about={title}
                variant="quiet"
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                {PANEL_TEXT.remove}
              </RowButton>
            </span>
          </li>
        ))}
      </ol>
      {ids.length < MAX_ISSUE_POSTS && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={ISSUE_ADMIN_TEXT.addArticle} error={error} className="min-w-48 flex-1">
            <Select
              value={added}
              onChange={(event) => setAdded(event.target.value)}
              placeholder={ISSUE_ADMIN_TEXT.chooseArticle}
              options={articles
                .filter(({ id }) => !ids.includes(id))
                .map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
          {/* Adds on a click, because with the keyboard a select changes on every arrow key. */}
          <Button
            variant="line"
            size="sm"
            disabled={added === ''}
            onClick={() => {
              setAdded('')
              change([...ids, added])
            }}
          >
            {ISSUE_ADMIN_TEXT.add}
          </Button>
        </div>
      )}
    </div>
  )
}
