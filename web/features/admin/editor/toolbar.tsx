import {
  Bold,
  BookOpenText,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIconData,
  Minus,
  Quote,
  Redo2,
  StickyNote,
  Subscript,
  Superscript,
  Undo2,
} from '@lucide/icons'
import type { ChainedCommands } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { Toolbar } from 'radix-ui'
import { EDITOR_TEXT } from '#domain/admin/editor-text.ts'
import { Icon } from '#web/ui/icon.tsx'

export type Panel = 'link' | 'picture'

type Tool = {
  name: keyof typeof EDITOR_TEXT
  icon: LucideIconData
  /** As in the platform's menus; Mod is Ctrl, or Command on a Mac. */
  keys?: string
  /** The node or mark that makes it pressed, if not the one of its name. */
  active?: [name: string, attributes?: object]
  /** Is never pressed. */
  isPlain?: boolean
  run?: (chain: ChainedCommands) => ChainedCommands
  /** Instead of `run`. */
  opens?: Panel
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    icon: Heading2,
    keys: 'Mod+Alt+2',
    active: ['heading', { level: 2 }],
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    icon: Heading3,
    keys: 'Mod+Alt+3',
    active: ['heading', { level: 3 }],
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bold', icon: Bold, keys: 'Mod+B', run: (chain) => chain.toggleBold() },
  { name: 'italic', icon: Italic, keys: 'Mod+I', run: (chain) => chain.toggleItalic() },
  { name: 'link', icon: Link, keys: 'Mod+K', opens: 'link' },
  { name: 'picture', icon: ImagePlus, isPlain: true, opens: 'picture' },
  { name: 'bulletList', icon: List, keys: 'Mod+Shift+8', run: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', icon: ListOrdered, keys: 'Mod+Shift+7', run: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', icon: Quote, keys: 'Mod+Shift+B', run: (chain) => chain.toggleBlockquote() },
  { name: 'horizontalRule', icon: Minus, isPlain: true, run: (chain) => chain.setHorizontalRule() },
  { name: 'code', icon: Code, keys: 'Mod+E', run: (chain) => chain.toggleCode() },
  { name: 'sup', icon: Superscript, run: (chain) => chain.toggleMark('sup') },
  { name: 'sub', icon: Subscript, run: (chain) => chain.toggleMark('sub') },
  { name: 'cite', icon: BookOpenText, run: (chain) => chain.toggleMark('cite') },
  {
    name: 'note',
    icon: StickyNote,
    active: ['paragraph', { class: 'note' }],
    run: (chain) =>
      chain.command(({ editor, commands }) =>
        commands.updateAttributes('paragraph', {
          class: editor.isActive('paragraph', { class: 'note' }) ? null : 'note',
        }),
      ),
  },
  { name: 'undo', icon: Undo2, isPlain: true, keys: 'Mod+Z', run: (chain) => chain.undo() },
  { name: 'redo', icon: Redo2, isPlain: true, keys: 'Mod+Shift+Z', run: (chain) => chain.redo() },
]

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)
const TOOL =
  'grid size-9 place-items-center rounded-field hover:bg-sunk aria-pressed:bg-plum-wash aria-pressed:text-plum'

type EditorToolbarProps = {
  hasPictures: boolean
  editor: Editor
  isSource: boolean
  onSource: () => void
  panel: Panel | null
  onPanel: (panel: Panel | null) => void
}

/** One stop of the Tab key. The arrow keys move between the buttons. */
export function EditorToolbar({
  editor,
  isSource,
  onSource,
  panel,
  onPanel,
  hasPictures,
}: EditorToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      TOOLS.map(({ name, active = [name], isPlain }) => (isPlain ? undefined : editor.isActive(...active))),
  })
  return (
    <Toolbar.Root className="editor-toolbar" aria-label={EDITOR_TEXT.toolbar}>
      {!isSource &&
        TOOLS.map(({ name, keys, icon, run, opens }, index) =>
          opens === 'picture' && !hasPictures ? null : (
            <Tool
              key={name}
              {...{ name, icon, keys }}
              isPressed={active[index]}
              isExpanded={opens && panel === opens}
              onClick={() =>
                opens ? onPanel(panel === opens ? null : opens) : run?.(editor.chain().focus()).run()
              }
            />
          ),
        )}
      <Tool name="html" icon={CodeXml} isPressed={isSource} onClick={onSource} />
    </Toolbar.Root>
  )
}

type ToolProps = Pick<Tool, 'name' | 'icon'> & {
  keys?: string | undefined
  isPressed: boolean | undefined
  isExpanded?: boolean | undefined
  onClick: () => void
}

function Tool({ name, icon, keys, isPressed, isExpanded, onClick }: ToolProps) {
  const label = EDITOR_TEXT[name]
  const shortcut = keys?.replace('Mod', IS_MAC ? 'Cmd' : 'Ctrl')
  return (
    <Toolbar.Button
      className={clsx(TOOL, isPressed && 'forced-colors:border-2')}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-keyshortcuts={keys?.replace('Mod', IS_MAC ? 'Meta' : 'Control')}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={onClick}
    >
      <Icon of={icon} />
    </Toolbar.Button>
  )
}
