import { ADMIN_TOKEN, alive, expect, test } from './fixtures.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

test.use({ ownSite: true })

const SLUG = 'what-contact-really-does'
const ALLOWED = 'p,h2,h3,ul,ol,li,blockquote,a,strong,em,cite,code,hr,br,sup,sub'

test('hostile HTML neither runs nor leaves a forbidden element behind', async ({ page, site, request }) => {
  test.setTimeout(240_000)
  const graphql = async (query: string, variables: object) => {
    const answer = await request.post(`${site.url}/graphql`, {
      data: { query, variables },
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    })
    const { data, errors } = await answer.json()
    expect(errors).toBeUndefined()
    return data
  }
  const { post } = await graphql('query ($slug: String!) { post(slug: $slug) { id } }', { slug: SLUG })
  const store = async (content: string) => {
    const { updatePost } = await graphql(
      'mutation ($id: ID!, $content: String!) { updatePost(id: $id, content: $content) { __typename } }',
      { id: post.id, content },
    )
    expect(updatePost.__typename).toBe('Post')
    return (await (await request.get(`${site.url}/api/blog/posts/${SLUG}`)).json()).content as string
  }

  // A page of no policy at all: here a handler that is left would really run.
  let ran = ''
  await page.exposeFunction('xss', () => {
    ran = 'something ran'
  })
  page.on('dialog', (dialog) => dialog.dismiss())
  await page.goto('about:blank')
  const left = (allowed: string, root: string) =>
    page.evaluate(
      ([selector, at]) => {
        const found: string[] = []
        for (const element of document.querySelectorAll(`${at} *`)) {
          if (!element.matches(selector as string)) found.push(element.outerHTML.slice(0, 200))
          for (const { name, value } of element.attributes) {
            const known =
              (element.matches('a') && ['href', 'rel'].includes(name)) ||
              (element.matches('p') && name === 'class' && value === 'note')
            const base = 'https://this-site.example'
            const leads =
              name !== 'href' || /^(https?|mailto):/i.test(value) || new URL(value, base).origin === base
            if (!known || !leads) found.push(`${name}=${value}`)
          }
        }
        return found
      },
      [allowed, root],
    )
  for (const vector of HOSTILE_HTML) {
    const content = await store(`<p>before</p>${vector}`)
    await page.evaluate((html) => {
      document.body.innerHTML = html
    }, content)
    expect(await left(ALLOWED, 'body'), vector).toEqual([])
    expect(ran, vector).toBe('')
  }

  // And as visitors meet it: rendered by the server, hydrated, all vectors in one body.
  await store(`<p>before</p>${HOSTILE_HTML.join('\n')}`)
  await page.goto(`${site.url}/blog/${SLUG}`)
  await alive(page)
  await expect(page.getByText('before')).toBeVisible()
  expect(await left(ALLOWED, '.art__text')).toEqual([])
  expect(ran).toBe('')
})
