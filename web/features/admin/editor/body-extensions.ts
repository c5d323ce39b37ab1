import { Extension, InputRule, Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { linkAddress } from '#domain/blog/link-address.ts'

// Exactly the elements of domain/blog/body-rules.ts. Everything else that is typed or pasted loses its markup.

function tagMark(tag: 'sup' | 'sub' | 'cite', align?: string) {
  return Mark.create({
    name: tag,
    excludes: tag === 'sup' ? 'sub' : tag === 'sub' ? 'sup' : '',
    // Google Docs raises text with a style.
    parseHTML: () => [{ tag }, ...(align ? [{ style: `vertical-align=${align}` }] : [])],
    renderHTML: () => [tag, 0],
  })
}

/** `<p class="note">`, and links typed as Markdown. */
const ArticleText = Extension.create({
  name: 'articleText',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        class: {
          default: null,
          parseHTML: (element) => (element.classList.contains('note') ? 'note' : null),
        },
      },
    },
  ],
  addInputRules: () => [
    new InputRule({
      find: /\[([^\]]+)\]\(([^)\s]+)\)$/,
      handler: ({ match: [, text = '', typed = ''], range, chain }) => {
        const href = linkAddress(typed)
        if (href) chain().insertContentAt(range, linkNode(text, href)).run()
      },
    }),
  ],
})

function linkNode(text: string, href: string) {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
}

/** A picture of this site. The server adds its other sizes. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

export const BODY_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => linkAddress(url ?? '') !== null,
    },
    dropcursor: { color: false, class: 'editor-dropcursor' },
  }),
  tagMark('sup', 'super'),
  tagMark('sub', 'sub'),
  tagMark('cite'),
  ArticleText,
  Picture,
]
