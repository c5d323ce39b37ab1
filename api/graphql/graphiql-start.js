// Starts GraphiQL with examples that work on this site, by filling in their placeholder ids.
// biome-ignore lint/correctness/noUnusedVariables: called by the line after this file, which the package writes.
async function openGraphiQL(root, options) {
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
  window.YogaGraphiQL.renderYogaGraphiQL(root, {
    ...options,
    defaultTabs: options.defaultTabs.map((tab) => ({ ...tab, variables: fillIn(tab.variables) })),
    // Restores GraphiQL’s default: the browser stores an admin’s token only if they turn this on in the settings.
    shouldPersistHeaders: undefined,
  })
}
