import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { EDITOR_TEXT, LINK_TEXT } from '#domain/admin/editor-text.ts'
import { linkAddress } from '#domain/blog/link-address.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { urls } from '#web/urls.ts'
import { EditorPanel } from './editor-panel.tsx'
import { LinkTargetsDocument, type LinkTargetsQuery } from './link-panel.generated.ts'

type Target = { href: string; title: string; kind: string }

const SEARCH_DELAY_MS = 250

export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [current] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [typed, setTyped] = useState(current)
  const [isRejected, setRejected] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const address = linkAddress(typed)
  const targets = useTargets(address ? '' : typed.trim())

  function apply(href: string | null, title: string) {
    if (!href) {
      setRejected(true)
      field.current?.focus()
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <EditorPanel
      label={EDITOR_TEXT.link}
      onSubmit={() => apply(address, typed.trim())}
      onClose={onClose}
      buttons={
        <>
          <Button size="sm" onClick={() => apply(address, typed.trim())}>
            {LINK_TEXT.apply}
          </Button>
          {current && (
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {LINK_TEXT.remove}
            </Button>
          )}
        </>
      }
    >
      <Field label={LINK_TEXT.address} error={isRejected && !address ? LINK_TEXT.invalid : undefined}>
        <Input ref={field} autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <LiveRegion className="text-sm empty:hidden">{targets?.length === 0 && LINK_TEXT.none}</LiveRegion>
      {targets && targets.length > 0 && (
        <ul aria-label={LINK_TEXT.suggestions}>
          {targets.map(({ href, title, kind }) => (
            <li key={href + title} className="border-line border-t">
              <button
                type="button"
                className="flex min-h-target w-full flex-wrap items-center gap-x-3 text-left hover:underline"
                onClick={() => apply(href, title)}
              >
                <span className="text-ink">{title}</span>
                <span className="text-ink-mute text-sm">{kind}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </EditorPanel>
  )
}

/** Pages of this site whose titles have all of these words. Null before they are known. */
function useTargets(words: string): Target[] | null {
  const searched = useDebounced(words, SEARCH_DELAY_MS)
  const options = { fetchPolicy: 'no-cache', skip: searched === '' } as const
  const { current } = useAdminQuery(LinkTargetsDocument, { search: searched }, options)
  return words === '' || !current ? null : targetsOf(current, searched)
}

function targetsOf({ adminPosts, open, closed }: LinkTargetsQuery, words: string): Target[] {
  const wanted = words.toLowerCase().split(/\s+/)
  const matches = ({ title }: Target) => wanted.every((word) => title.toLowerCase().includes(word))
  const posts = adminPosts.nodes.map(({ slug, title, status }) => ({
    href: urls.post(slug),
    title,
    kind: status === 'DRAFT' ? `${LINK_TEXT.post} · ${LINK_TEXT.draft}` : LINK_TEXT.post,
  }))
  const polls = [...open, ...closed].map(({ slug, question }) => ({
    href: urls.poll(slug),
    title: question,
    kind: LINK_TEXT.poll,
  }))
  const values = VALUE_CARDS.map(({ slug, title }) => ({
    href: urls.value(slug),
    title,
    kind: LINK_TEXT.value,
  }))
  return [...posts, ...polls, ...values].filter(matches).slice(0, 8)
}
