// Starts GraphiQL with examples that work on this site, by filling in their placeholder ids.
// biome-ignore lint/correctness/noUnusedVariables: called by the line that graphiql.ts adds after this file.
async function openGraphiQL({ workers, tabs }) {
  const urls = Object.entries(workers).map(([name, script]) => {
    const blob = new Blob([script], { type: 'application/javascript' })
    return [name, URL.createObjectURL(blob)]
  })
  const workerUrls = Object.fromEntries(urls)
  window.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workerUrls[label] }

  const first = (path) =>
    fetch(path)
      .then(async (response) => (await response.json())[0])
      .catch(() => undefined)
  const [poll, challenge, post, issue] = await Promise.all(
    ['/api/polls', '/api/challenges', '/api/blog/posts?limit=1', '/api/newsletter/issues?limit=1'].map(first),
  )
  const ids = {
    POLL_ID: poll?.id,
    POLL_SLUG: poll?.slug,
    CHALLENGE_ID: challenge?.id,
    ARTICLE_SLUG: post?.slug,
    ISSUE_SLUG: issue?.slug,
  }
  const fillIn = (text) =>
    Object.entries(ids).reduce((result, [name, id]) => (id ? result.replaceAll(name, id) : result), text)
  window.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
    title: 'Civic Unity GraphiQL',
    isHeadersEditorEnabled: true,
    defaultTabs: tabs.map((tab) => ({ ...tab, query: fillIn(tab.query) })),
    // Restores GraphiQL’s default: the browser stores an admin’s token only if they turn this on in the settings.
    shouldPersistHeaders: undefined,
  })
}
