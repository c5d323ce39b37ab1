// Do not define components in this file. With React Refresh, Vite would run it again after every edit.
import './zod-csp.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { createApolloClient } from '#web/apollo/client.ts'
import { createBrowserLink } from '#web/apollo/links.ts'
import { routes } from '#web/routes.tsx'
import { App } from './app.tsx'
import { tolerateTranslators } from './tolerate-translators.ts'
import '#web/styles/index.css'

tolerateTranslators()

const { publicUrl, zone, cache, failed } = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const client = createApolloClient(createBrowserLink(), { state: cache })

// Load the current page's chunk before hydration, because the first render must match the server's HTML.
const matches = matchRoutes(routes, window.location)
await Promise.all(
  (matches ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)
// Input and painting come between running the code and hydration.
await new Promise((resolve) => setTimeout(resolve))

// With hydration data, the router leaves the first page's scroll position to the browser.
const router = createBrowserRouter(routes, { hydrationData: {} })
// The parts of the home page that the first layout skipped are laid out one in each idle task, so that none is long. A link to
// a section, or Back to a page, needs the real heights at once.
const { classList } = document.documentElement
const whenIdle = window.requestIdleCallback ?? setTimeout
const skipped = [...classList].filter((name) => name.startsWith('skip-'))
for (const name of skipped)
  whenIdle(() => {
    classList.remove(name)
    document.body.getBoundingClientRect()
  })
router.subscribe(() => classList.remove(...skipped))
const root = document.getElementById('root') as HTMLElement
const app = (
  <App client={client} site={{ publicUrl, zone, setStatus: () => {} }}>
    <RouterProvider router={router} />
  </App>
)
// When the server could not read the page's data, the browser renders from scratch and fetches it.
if (failed) createRoot(root).render(app)
// A transition hydrates in slices, so that input is not blocked for the entire page. An address with a line break matches no
// pattern, not even `*`, and keeps the server's HTML.
else if (matches) startTransition(() => void hydrateRoot(root, app))
