// Starts the readable description of the REST API; the bundle before this file defines SwaggerUIBundle.

const read = (path) => fetch(path).then((answer) => answer.json())
const first = (path) =>
  read(path).then(
    ([it]) => it,
    () => undefined,
  )

/** The description, with examples of this site's own: what stands in a field when it opens can be sent as it is. */
async function ownDescription() {
  const [description, poll, challenge, post] = await Promise.all([
    read('/api/openapi.json'),
    first('/api/polls'),
    first('/api/challenges'),
    first('/api/blog/posts?limit=1'),
  ])
  const { paths } = description
  const exampleOf = ({ parameters }, name) => parameters.find((each) => each.name === name).example
  const own = [
    [exampleOf(paths['/api/polls/{id}/results'].get, 'id'), poll?.id],
    [exampleOf(paths['/api/challenges/{id}/complete'].post, 'id'), challenge?.id],
    [exampleOf(paths['/api/blog/posts/{slug}'].get, 'slug'), post?.slug],
  ]
  const text = own.reduce(
    (soFar, [example, mine]) => (mine ? soFar.replaceAll(example, mine) : soFar),
    JSON.stringify(description),
  )
  return JSON.parse(text)
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', dress)
dress()

ownDescription().then((spec) => {
  const reference = window.SwaggerUIBundle({
    dom_id: '#reference',
    spec,
    deepLinking: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  })
  // The introduction links to calls further down. Swagger UI would open them in other windows, and looks at the
  // address once.
  addEventListener('click', (event) => {
    const link = event.target.closest?.('.info a')
    if (link?.pathname !== location.pathname || !link.hash) return
    event.preventDefault()
    location.hash = link.hash
  })
  addEventListener('hashchange', () => reference.layoutActions.parseDeepLinkHash(location.hash))
})
