import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from './layout/error-screen.tsx'
import { Root } from './root.tsx'

/** The site map. Each page is a chunk of its own; `handle.page` names its file for the server's preload links. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      { path: '/', handle: { page: 'home' }, lazy: () => import('./pages/home.tsx') },
      { path: '/admin', handle: { page: 'admin' }, lazy: () => import('./pages/admin.tsx') },
      { path: '/blog', handle: { page: 'blog' }, lazy: () => import('./pages/blog.tsx') },
      { path: '/blog/:slug', handle: { page: 'post' }, lazy: () => import('./pages/post.tsx') },
      {
        path: '/our-mission',
        handle: { page: 'our-mission' },
        lazy: () => import('./pages/our-mission.tsx'),
      },
      {
        path: '/methodology',
        handle: { page: 'methodology' },
        lazy: () => import('./pages/methodology.tsx'),
      },
      {
        path: '/privacy-policy',
        handle: { page: 'privacy-policy' },
        lazy: () => import('./pages/privacy-policy.tsx'),
      },
      { path: '/contact', handle: { page: 'contact' }, lazy: () => import('./pages/contact.tsx') },
      {
        path: '/newsletter/confirm',
        handle: { page: 'newsletter-confirm' },
        lazy: () => import('./pages/newsletter-confirm.tsx'),
      },
      {
        path: '/newsletter/unsubscribe',
        handle: { page: 'newsletter-unsubscribe' },
        lazy: () => import('./pages/newsletter-unsubscribe.tsx'),
      },
      { path: '*', handle: { page: 'not-found' }, lazy: () => import('./pages/not-found.tsx') },
    ],
  },
]
