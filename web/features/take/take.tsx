import { lazySection } from '#web/lib/lazy-section.tsx'

/** At the end of a page. The server's HTML can be opened and read before its code loads. */
export const Take = lazySection('take', () => import('./take-panel.tsx').then((module) => module.TakePanel), {
  loading: null,
  failed: null,
})
