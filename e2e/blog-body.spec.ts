import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { alive, askAsAdmin, expect, test } from './fixtures.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

// Without the site's policy, which would hold back what the sanitiser let through.
test.use({ bypassCSP: true })

const SLUG = 'what-contact-really-does'

const RAW =
  'script style title textarea noscript xmp noembed noframes iframe template listing comment option select svg math object head'
/** Ends whatever the vector before it may have left open, so that the next one is read as markup again. */
const END = `-->]]>"'>${RAW.replaceAll(/\w+ ?/g, (name) => `</${name.trim()}>`)}</ol><p>end</p>`

/** Cut off within a tag, too deep to be climbed out of, or without an end in HTML. */
const isEndless = (vector: string) => /<[^>]*$|<plaintext/.test(vector) || vector.split('<').length > 20

test('hostile HTML neither runs nor leaves a forbidden element behind', async ({ page, startSite }) => {
  const site = await startSite()
  const { post } = await askAsAdmin(site, 'query ($slug: String!) { post(slug: $slug) { id } }', {
    slug: SLUG,
  })
  const store = async (content: string): Promise<string> => {
    const { updatePost } = await askAsAdmin(
      site,
      'mutation ($id: ID!, $content: String!) { updatePost(id: $id, content: $content) { ... on Post { content } } }',
      { id: post.id, content },
    )
    return updatePost.content
  }

  const noticed: string[] = []
  await page.exposeFunction('xss', () => noticed.push('something ran'))
  await page.addInitScript(() => {
    const { xss } = window as unknown as { xss: () => void }
    Object.assign(window, { alert: xss, confirm: xss, prompt: xss, open: xss, print: xss })
  })
  page.on('dialog', (dialog) => dialog.dismiss())
  page.on('popup', () => noticed.push('a window opened'))
  page.on('request', (asked) => {
    if (!asked.url().startsWith(`${site.url}/`)) noticed.push(asked.url())
  })

  /** What stands in the document, one body after the other, that no body may hold. */
  const left = (bodies: string[] | null) =>
    page.evaluate(
      ([{ tags, attributes, classes, externalRel }, home, htmls]) => {
        const allowed: Record<string, readonly string[]> = { ...attributes, a: [...attributes.a, 'rel'] }
        const classesOf: Record<string, readonly string[]> = classes
        const wrong = (element: Element) => {
          const name = element.localName
          if (!(tags as readonly string[]).includes(name)) return true
          if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return true
          if (element.getAttributeNames().some((attribute) => !allowed[name]?.includes(attribute)))
            return true
          if ([...element.classList].some((one) => !classesOf[name]?.includes(one))) return true
          const href = element.getAttribute('href')
          if (href === null) return element.hasAttribute('rel')
          const { protocol, origin } = new URL(href, home)
          if (!['http:', 'https:', 'mailto:'].includes(protocol)) return true
          const leadsAway = protocol !== 'mailto:' && origin !== home
          return element.getAttribute('rel') !== (leadsAway ? externalRel : null)
        }
        const found = (root: Element | null) =>
          [...(root?.querySelectorAll('*') ?? [])]
            .filter(wrong)
            .map(({ outerHTML }) => outerHTML.slice(0, 200))
        if (!htmls) return found(document.querySelector('.article-body > div'))
        return htmls.flatMap((html, index) => {
          document.body.innerHTML = html
          return found(document.body).map((wrongly) => `${index}: ${wrongly}`)
        })
      },
      [BODY_RULES, site.url, bodies] as const,
    )

  // What can be given no end stands alone.
  const bodies = await Promise.all(
    HOSTILE_HTML.filter(isEndless).map((vector) => store(`<p>before</p>${vector}`)),
  )
  await page.goto('about:blank')
  expect(await left(bodies)).toEqual([])

  // As visitors meet them: many in one article, rendered by the server, hydrated. Every end is there: none was swallowed.
  const others = HOSTILE_HTML.filter((vector) => !isEndless(vector)).map((vector) => `<ol>${vector}${END}`)
  while (others.length > 0) {
    let [count, length] = [0, 0]
    while (count < others.length && length < 50_000) length += others[count++]?.length ?? 0
    await store(others.splice(0, count).join(''))
    await page.goto(`${site.url}/blog/${SLUG}`)
    await alive(page)
    await expect(page.locator('.article-body > div').getByText('end', { exact: true })).toHaveCount(count)
    expect(await left(null)).toEqual([])
  }
  expect(noticed).toEqual([])
})
