// Starts the API reference. swagger-ui-bundle.js, loaded before this file, defines SwaggerUIBundle.

const fetchJson = (path) => fetch(path).then((response) => response.json())
const fetchFirst = (path) =>
  fetchJson(path).then(
    ([item]) => item,
    () => undefined,
  )

/** The OpenAPI description with ids from this site, so that the examples for polls, challenges and articles work. */
async function fetchDescription() {
  const [description, poll, challenge, post] = await Promise.all([
    fetchJson('/api/openapi.json'),
    fetchFirst('/api/polls'),
    fetchFirst('/api/challenges'),
    fetchFirst('/api/blog/posts?limit=1'),
  ])
  const { paths } = description
  const exampleOf = ({ parameters }, name) => parameters.find((parameter) => parameter.name === name).example
  const replacements = [
    [exampleOf(paths['/api/polls/{id}/results'].get, 'id'), poll?.id],
    [exampleOf(paths['/api/challenges/{id}/complete'].post, 'id'), challenge?.id],
    [exampleOf(paths['/api/blog/posts/{slug}'].get, 'slug'), post?.slug],
  ]
  const text = replacements.reduce(
    (result, [example, id]) => (id ? result.replaceAll(example, id) : result),
    JSON.stringify(description),
  )
  return JSON.parse(text)
}

const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const updateTheme = () => document.documentElement.classList.toggle('dark-mode', darkScheme.matches)
darkScheme.addEventListener('change', updateTheme)
updateTheme()

fetchDescription().then((spec) => {
  const reference = window.SwaggerUIBundle({
    dom_id: '#reference',
    spec,
    deepLinking: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  })
  // Swagger UI would open the introduction's links to routes in a new window, and it reads the hash only once.
  addEventListener('click', (event) => {
    const link = event.target.closest?.('.info a')
    if (link?.pathname !== location.pathname || !link.hash) return
    event.preventDefault()
    location.hash = link.hash
  })
  addEventListener('hashchange', () => reference.layoutActions.parseDeepLinkHash(location.hash))
})
