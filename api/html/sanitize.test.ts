import { expect, test } from 'vitest'
import { seedPosts } from '#prisma/content/posts.ts'
import { renderBody, sanitizeBody } from './sanitize.ts'

const ORIGIN = 'https://civicunity.example'

test('the demo articles pass unchanged', () => {
  for (const { content } of seedPosts) expect(sanitizeBody(content)).toBe(content)
})

test('sanitizing is idempotent', () => {
  const html =
    '<p class="note x">a & b < c</p><h2 id="x">T</h2>\n\n<ul><li>one<li>two</ul><a href="a b">x</a>'
  expect(sanitizeBody(sanitizeBody(html))).toBe(sanitizeBody(html))
})

test('a disallowed element keeps its text, but a script is removed entirely', () => {
  expect(
    sanitizeBody('<div>kept</div><script>gone()</script><style>p{}</style><svg><text>gone</text></svg>'),
  ).toBe('kept')
})

test('removing a block element, cell or caption leaves a line break', () => {
  const shown = (html: string) => renderBody(sanitizeBody(html), ORIGIN)
  expect(
    shown(
      '<div>The roads.</div><div class="x">The <b>roofs</b>.</div>\n  <div><div>The river.</div></div>End',
    ),
  ).toBe('The roads.<br>The <strong>roofs</strong>.<br>The river.<br>End')
  expect(shown('<table><tr><th>Year</th><th>Votes</th></tr><tr><td>2024</td><td>612</td></tr></table>')).toBe(
    'Year<br>Votes<br>2024<br>612',
  )
  expect(shown('<section><p>One.</p>\n<div><p>Two.</p></div></section>')).not.toContain('<br>')
  expect(shown('<p>w<em>o</em>rd <span>by</span> word</p>')).toBe('<p>w<em>o</em>rd by word</p>')
})

test('links and headings without text are removed', () => {
  expect(
    sanitizeBody('<p>The <a href="https://a.example/full.jpg"><img src="x.jpg" alt="Park"></a>park.</p>'),
  ).toBe('<p>The park.</p>')
  expect(sanitizeBody('<h1><img src="logo.png"></h1><h2>&nbsp;<br></h2><p>Text</p>')).not.toMatch(/<h\d/)
  expect(sanitizeBody('<p>one<a href="/two"> </a>two</p>')).toBe('<p>one two</p>')
  const kept = '<h2><a href="/two"><em>Two</em></a></h2>'
  expect(sanitizeBody('<h2><a href="/two"><span><em>Two</em></span></a></h2>')).toBe(kept)
})

test('other heading levels and older emphasis tags become the nearest allowed element', () => {
  expect(
    sanitizeBody('<h1 class="x">One</h1><h4>Four</h4><H6>Six</H6><p><b>so</b> <i id="y">and</i></p>'),
  ).toBe('<h2>One</h2><h3>Four</h3><h3>Six</h3><p><strong>so</strong> <em>and</em></p>')
})

test('"note" is the only class that is kept', () => {
  expect(sanitizeBody('<p class="note evil">a</p><h2 class="note">b</h2>')).toBe(
    '<p class="note">a</p><h2>b</h2>',
  )
})

test('only links to other hosts get a rel attribute', () => {
  const rel = ' rel="noopener noreferrer nofollow"'
  expect(renderBody('<a href="https://doi.org/10">a</a>', ORIGIN)).toBe(
    `<a href="https://doi.org/10"${rel}>a</a>`,
  )
  for (const href of ['/blog/x', '#top', `${ORIGIN}/contact`, 'mailto:a@b.example']) {
    expect(renderBody(`<a href="${href}">a</a>`, ORIGIN)).toBe(`<a href="${href}">a</a>`)
  }
})

test('a link with an unsafe or protocol-relative URL loses its href', () => {
  for (const href of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]) {
    expect(renderBody(`<a href="${href}">a</a>`, ORIGIN)).toBe('<a>a</a>')
  }
})
