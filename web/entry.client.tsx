// No component stands in this file: Vite makes each import itself, and runs it twice once something was edited.
import './zod-without-eval.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { Alive } from './alive.tsx'
import { createApolloClient } from './apollo/client.ts'
import { createBrowserLink } from './apollo/links.ts'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import { liveWithTranslators } from './translated-page.ts'
import './styles/index.css'

liveWithTranslators()

const { publicUrl, cache, failed } = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const client = createApolloClient(createBrowserLink(), { state: cache })

// The first page's chunk must be there before hydration: what is rendered has to equal what the server sent.
await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
).catch((error) => {
  window.lifeless?.()
  throw error
})

// With something to hydrate the router leaves the first page where its visitor has scrolled it (root.tsx).
const router = createBrowserRouter(routes, { hydrationData: {} })
const root = document.getElementById('root') as HTMLElement
const app = (
  <App client={client} site={{ publicUrl, setStatus: () => {} }}>
    <Alive>
      <RouterProvider router={router} />
    </Alive>
  </App>
)
// What the server could not read it cannot hand over: such a page starts anew and asks for itself.
if (failed) createRoot(root).render(app)
// In slices, so that a press on a slow phone is not kept waiting for the whole page.
else startTransition(() => void hydrateRoot(root, app))
