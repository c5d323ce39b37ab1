import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * Loads a section's code when it is less than three quarters of a screen away, and until then keeps the server's HTML. Without
 * such HTML, as after a client navigation, the code loads at once. `id` must be on the section's root element.
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: { loading: ReactNode; failed: ReactNode },
) {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  if (import.meta.env.SSR) start()
  const Section = lazy(async () => {
    await started
    return { default: await load().catch(() => () => failed) }
  })
  const fallback = (
    <Loading id={id} onRender={start}>
      {loading}
    </Loading>
  )
  // A re-render with the same props must not reach a section that is not hydrated, because React would replace its HTML.
  return memo((props: Props) => {
    useEffect(() => {
      const section = document.getElementById(id)
      if (!section) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
        rootMargin: '75% 0px',
      })
      observer.observe(section)
      return () => observer.disconnect()
    }, [])
    return (
      <Suspense fallback={fallback}>
        <Section {...props} />
        <MarkHydrated id={id} />
      </Suspense>
    )
  })
}

/**
 * React also renders the fallback when a synchronous update makes it give up the server's HTML. The fallback then shows the
 * same HTML, so that nothing moves.
 */
function Loading({ id, onRender, children }: { id: string; onRender: () => void; children: ReactNode }) {
  const [html] = useState(() => !import.meta.env.SSR && document.getElementById(id)?.outerHTML)
  onRender()
  if (!html) return children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the page's own HTML.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/** For tests in a browser. */
function MarkHydrated({ id }: { id: string }) {
  useEffect(() => {
    document.getElementById(id)?.setAttribute('data-hydrated', 'true')
  }, [id])
  return null
}
