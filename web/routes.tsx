import type { RouteObject } from 'react-router-dom'
import { Root } from './root.tsx'

/** The site map. Each page is a chunk of its own; `handle.page` names its file for the server's preload links. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { path: '/', handle: { page: 'home' }, lazy: () => import('./pages/home.tsx') },
      { path: '/admin', handle: { page: 'admin' }, lazy: () => import('./pages/admin.tsx') },
      { path: '/blog', handle: { page: 'blog' }, lazy: () => import('./pages/blog.tsx') },
      { path: '/blog/:slug', handle: { page: 'post' }, lazy: () => import('./pages/post.tsx') },
      { path: '*', handle: { page: 'not-found' }, lazy: () => import('./pages/not-found.tsx') },
    ],
  },
]
