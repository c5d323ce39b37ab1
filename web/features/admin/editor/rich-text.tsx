import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EDITOR_TEXT, lengthText } from '#domain/admin/editor-text.ts'
import { PICTURE_TEXT } from '#domain/admin/picture-text.ts'
import { unclosedTags, unclosedTagsText } from '#domain/blog/body-source.ts'
import { countTextWords } from '#domain/blog/read-time.ts'
import { useFieldControl } from '#web/ui/form/field.tsx'
import { CONTROL, Textarea } from '#web/ui/form/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { BODY_EXTENSIONS } from './body-extensions.ts'
import { editorHtml, readableHtml, storedHtml } from './body-html.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkPanel } from './link-panel.tsx'
import { type DescribedPicture, PicturePanel } from './picture-panel.tsx'
import { removedFrom } from './removed-from.ts'
import { EditorToolbar, type Panel } from './toolbar.tsx'
import { pictureIn } from './upload-picture.ts'
import './rich-text.css'

export type RichTextProps = {
  value: string
  /** Called with HTML after every change by the editor, but not when an equal text is shown. */
  onChange: (html: string) => void
  /** As tall as an article and with pictures, which newsletters have none of. */
  isArticle?: boolean
}

export function RichText({ value, onChange, isArticle = false }: RichTextProps) {
  const shown = useRef(value)
  const frame = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  /** Dropped or pasted. */
  const [file, setFile] = useState<File>()
  const [notice, setNotice] = useState<string | null>(null)
  const { 'aria-invalid': isInvalid, id, ...described } = useFieldControl()

  function change(html: string) {
    shown.current = html
    onChange(html)
  }

  const editorProps = useMemo(() => {
    function takePicture(data: DataTransfer | null) {
      // Word and Docs put a picture of the text next to its HTML.
      const picture = isArticle && !data?.types.includes('text/html') ? pictureIn(data) : undefined
      if (!picture) return false
      setFile(picture)
      setPanel('picture')
      return true
    }
    return {
      attributes: {
        ...(id && { id, 'aria-labelledby': `${id}-label` }),
        ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-invalid': String(isInvalid ?? false),
        class: clsx('article-body editor-text', isArticle && 'editor-text-tall'),
        dir: 'auto',
        spellcheck: 'true',
      },
      transformPastedHTML(html: string) {
        const clean = cleanPaste(html)
        setNotice(removedFrom(html, clean))
        return clean
      },
      handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => takePicture(clipboardData),
      handleDrop: (_view: unknown, { dataTransfer }: DragEvent) => takePicture(dataTransfer),
      handleKeyDown(_view: unknown, event: KeyboardEvent) {
        const isMod = event.metaKey || event.ctrlKey
        if (isMod && event.key === 'k') setPanel('link')
        // The toolbar passes the focus on to its first button, or to the last one that was used.
        else if (event.altKey && event.key === 'F10')
          frame.current?.querySelector<HTMLElement>('[role=toolbar]')?.focus()
        else return false
        event.preventDefault()
        return true
      },
    }
  }, [id, described['aria-describedby'], isInvalid, isArticle])
  const editor = useEditor({
    extensions: BODY_EXTENSIONS,
    content: editorHtml(value),
    // The content security policy forbids style elements. The rules are in rich-text.css.
    injectCSS: false,
    // During a render, React may discard what it has rendered, and the editor would be destroyed.
    immediatelyRender: false,
    editorProps,
    onUpdate: ({ editor }) => change(htmlOf(editor)),
  })

  // A text from elsewhere, such as a restored one.
  useEffect(() => {
    if (!editor || value === shown.current) return
    shown.current = value
    if (source === null) editor.commands.setContent(editorHtml(value), { emitUpdate: false })
    else setSource(value)
  }, [value, source, editor])

  if (!editor) return null

  function openPanel(next: Panel | null) {
    setFile(undefined)
    setPanel(next)
  }
  function closePanel() {
    setPanel(null)
    editor?.commands.focus()
  }
  function addPicture({ url, width, height, alt, credit }: DescribedPicture) {
    const picture = { type: 'picture', attrs: { src: url, alt, width, height } }
    const note = { type: 'paragraph', attrs: { class: 'note' }, content: [{ type: 'text', text: credit }] }
    editor
      ?.chain()
      .focus()
      .insertContent(credit ? [picture, note] : picture)
      .run()
    closePanel()
  }
  function toggleSource(editor: Editor) {
    setPanel(null)
    setNotice(null)
    if (source === null) setSource(readableHtml(value))
    else {
      editor.commands.setContent(editorHtml(value), { emitUpdate: false })
      setNotice(removedFrom(value, editor.getHTML()))
      setSource(null)
    }
  }

  const unclosed = source === null ? [] : unclosedTags(source)
  return (
    <div ref={frame} className="grid gap-2">
      <div className={clsx(CONTROL, 'editor-frame', isInvalid && 'border-alert')}>
        <EditorToolbar
          editor={editor}
          isSource={source !== null}
          onSource={() => toggleSource(editor)}
          panel={panel}
          onPanel={openPanel}
          hasPictures={isArticle}
        />
        {panel === 'link' && <LinkPanel editor={editor} onClose={closePanel} />}
        {panel === 'picture' && (
          <PicturePanel
            file={file}
            submitLabel={PICTURE_TEXT.add}
            onPicture={addPicture}
            onClose={closePanel}
          />
        )}
        {source === null ? (
          <EditorContent editor={editor} />
        ) : (
          <Textarea
            className={clsx('editor-source', isArticle && 'editor-text-tall')}
            spellCheck
            value={source}
            onChange={({ target }) => {
              setSource(target.value)
              change(target.value)
            }}
          />
        )}
      </div>
      <LiveRegion className="font-semibold text-sm empty:hidden">
        {unclosed.length > 0 ? unclosedTagsText(unclosed) : notice}
      </LiveRegion>
      {source === null ? (
        <TextLength editor={editor} />
      ) : (
        <p className="text-ink-mute text-sm">{EDITOR_TEXT.htmlHint}</p>
      )}
    </div>
  )
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : storedHtml(editor.getHTML())
}

function TextLength({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor }) => countTextWords(editor.getText()),
  })
  return <p className="text-ink-mute text-sm tabular-nums">{lengthText(words)}</p>
}
