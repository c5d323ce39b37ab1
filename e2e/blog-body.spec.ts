import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { expect, requestAsAdmin, rootHydrated, test } from './fixtures.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

// Without the content security policy, which would block what the sanitizer missed.
test.use({ bypassCSP: true })

const SLUG = 'what-contact-really-does'

const RAW =
  'script style title textarea noscript xmp noembed noframes iframe template listing comment option select svg math object head'
/** Closes whatever a vector left open, so that the next one is parsed as markup. */
const END = `-->]]>"'>${RAW.replaceAll(/\w+ ?/g, (name) => `</${name.trim()}>`)}</ol><p>end</p>`

/** Vectors that END cannot close: cut off inside a tag, nested too deeply, or <plaintext>. */
const isEndless = (vector: string) => /<[^>]*$|<plaintext/.test(vector) || vector.split('<').length > 20

test('hostile HTML in an article does not run and leaves no forbidden elements', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  const { post } = await requestAsAdmin(site, 'query ($slug: String!) { post(slug: $slug) { id } }', {
    slug: SLUG,
  })
  const store = async (content: string): Promise<string> => {
    const { updatePost } = await requestAsAdmin(
      site,
      'mutation ($id: ID!, $content: String!) { updatePost(id: $id, content: $content) { ... on Post { content } } }',
      { id: post.id, content },
    )
    return updatePost.content
  }

  const incidents: string[] = []
  await page.exposeFunction('xss', () => incidents.push('something ran'))
  await page.addInitScript(() => {
    const { xss } = window as unknown as { xss: () => void }
    Object.assign(window, { alert: xss, confirm: xss, prompt: xss, open: xss, print: xss })
  })
  page.on('dialog', (dialog) => dialog.dismiss())
  page.on('popup', () => incidents.push('a window opened'))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) incidents.push(request.url())
  })

  /** Forbidden elements in the open article, or in each of the given bodies. */
  const findForbidden = (bodies: string[] | null) =>
    page.evaluate(
      ([{ tags, attributes, classes, externalRel }, home, htmls]) => {
        const allowed: Record<string, readonly string[]> = { ...attributes, a: [...attributes.a, 'rel'] }
        const classesOf: Record<string, readonly string[]> = classes
        const isForbidden = (element: Element) => {
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
          const isExternal = protocol !== 'mailto:' && origin !== home
          return element.getAttribute('rel') !== (isExternal ? externalRel : null)
        }
        const found = (root: Element | null) =>
          [...(root?.querySelectorAll('*') ?? [])]
            .filter(isForbidden)
            .map(({ outerHTML }) => outerHTML.slice(0, 200))
        if (!htmls) return found(document.querySelector('.article-body > div'))
        return htmls.flatMap((html, index) => {
          document.body.innerHTML = html
          return found(document.body).map((element) => `${index}: ${element}`)
        })
      },
      [BODY_RULES, site.url, bodies] as const,
    )

  // Vectors that cannot be closed are checked one at a time.
  const bodies = await Promise.all(
    HOSTILE_HTML.filter(isEndless).map((vector) => store(`<p>before</p>${vector}`)),
  )
  await page.goto('about:blank')
  expect(await findForbidden(bodies)).toEqual([])

  // The others are checked in hydrated articles, many at a time. Every END must be visible, so none was swallowed.
  const others = HOSTILE_HTML.filter((vector) => !isEndless(vector)).map((vector) => `<ol>${vector}${END}`)
  while (others.length > 0) {
    let [count, length] = [0, 0]
    while (count < others.length && length < 50_000) length += others[count++]?.length ?? 0
    await store(others.splice(0, count).join(''))
    await page.goto(`${site.url}/blog/${SLUG}`)
    await rootHydrated(page)
    await expect(page.locator('.article-body > div').getByText('end', { exact: true })).toHaveCount(count)
    expect(await findForbidden(null)).toEqual([])
  }
  expect(incidents).toEqual([])
})
