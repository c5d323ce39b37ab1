import { type RefObject, useEffect } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'

type Places = Record<'body' | 'end' | 'bar', RefObject<HTMLElement | null>>

/** Fires `story-read` once when the end of the article comes into view (Contract, browser events). */
export function useReading({ body, end, bar }: Places, slug: string): void {
  useEffect(() => {
    const draw = () => {
      if (body.current && bar.current) bar.current.style.transform = `scaleX(${readPart(body.current)})`
    }
    draw()
    window.addEventListener('scroll', draw, { passive: true })
    window.addEventListener('resize', draw)
    return () => {
      window.removeEventListener('scroll', draw)
      window.removeEventListener('resize', draw)
    }
  }, [body, bar])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each article has its own event.
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      window.dispatchEvent(new Event(BROWSER_EVENTS.storyRead))
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [end, slug])
}

/** 0 at the beginning of the body, 1 when its last line is at the lower edge of the window. */
function readPart(body: HTMLElement): number {
  const { top, height } = body.getBoundingClientRect()
  const way = top + window.scrollY + height - window.innerHeight
  return way <= 0 ? 1 : Math.min(1, Math.max(0, window.scrollY / way))
}
