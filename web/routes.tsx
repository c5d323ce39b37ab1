import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { PageLoadError } from './boot/page-load-error.ts'
import { ErrorScreen } from './layout/error-screen.tsx'
import { Component as Home } from './pages/home.tsx'
import { Root } from './root.tsx'

/** Each page is a separate chunk, except the home page, which is part of the entry. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      { path: '/', handle: { page: 'home' }, Component: Home },
      page('/admin/posts/:id', 'admin-post', () => import('./pages/admin-post.tsx')),
      page('/admin/:room?', 'admin', () => import('./pages/admin.tsx')),
      page('/blog', 'blog/blog', () => import('./pages/blog/blog.tsx')),
      page('/blog/:slug', 'blog/post', () => import('./pages/blog/post.tsx')),
      page('/preview/:token', 'blog/preview', () => import('./pages/blog/preview.tsx')),
      page('/polls', 'polls', () => import('./pages/polls.tsx')),
      page('/polls/:slug', 'poll', () => import('./pages/poll.tsx')),
      page('/values', 'values', () => import('./pages/values.tsx')),
      page('/values/:slug', 'value', () => import('./pages/value.tsx')),
      page('/data', 'data', () => import('./pages/data.tsx')),
      page('/our-mission', 'our-mission', () => import('./pages/our-mission.tsx')),
      page('/methodology', 'methodology', () => import('./pages/methodology.tsx')),
      page('/privacy-policy', 'privacy-policy', () => import('./pages/privacy-policy.tsx')),
      page('/today/:date?', 'today', () => import('./pages/today.tsx')),
      page('/compare', 'compare', () => import('./pages/compare.tsx')),
      page('/contact', 'contact', () => import('./pages/contact.tsx')),
      page('/newsletter', 'newsletter/newsletter', () => import('./pages/newsletter/newsletter.tsx')),
      page(
        '/newsletter/:slug',
        'newsletter/newsletter-issue',
        () => import('./pages/newsletter/newsletter-issue.tsx'),
      ),
      page(
        '/newsletter/confirm',
        'newsletter/subscription-link',
        () => import('./pages/newsletter/subscription-link.tsx'),
      ),
      page(
        '/newsletter/unsubscribe',
        'newsletter/subscription-link',
        () => import('./pages/newsletter/subscription-link.tsx'),
      ),
      page('*', 'not-found', () => import('./pages/not-found.tsx')),
    ],
  },
]

/** `name` is the page's file, for the server's preload links. */
function page(path: string, name: string, load: () => Promise<{ Component: ComponentType }>): RouteObject {
  const lazy = () =>
    load().catch((cause) => {
      throw new PageLoadError({ cause })
    })
  return { path, handle: { page: name }, lazy }
}
