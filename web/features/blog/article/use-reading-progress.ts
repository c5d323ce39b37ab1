import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { countRead } from './count-read.ts'

type ArticleRefs = Record<'body' | 'end' | 'bar', RefObject<HTMLElement | null>>

/** Fires `story-read`, and counts the read, once when the end of the article comes into view (spec §16 Browser events). */
export function useReadingProgress({ body, end, bar }: ArticleRefs, slug: string): void {
  const client = useApolloClient()
  useEffect(() => {
    const updateBar = () => {
      if (body.current && bar.current)
        bar.current.style.transform = `scaleX(${readingProgress(body.current)})`
    }
    updateBar()
    window.addEventListener('scroll', updateBar, { passive: true })
    window.addEventListener('resize', updateBar)
    return () => {
      window.removeEventListener('scroll', updateBar)
      window.removeEventListener('resize', updateBar)
    }
  }, [body, bar])

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      window.dispatchEvent(new Event(BROWSER_EVENTS.storyRead))
      countRead(client, slug)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [client, end, slug])
}

/** 0 at the beginning of the body, 1 when its last line is at the lower edge of the window. */
function readingProgress(body: HTMLElement): number {
  const { top, height } = body.getBoundingClientRect()
  const distance = top + window.scrollY + height - window.innerHeight
  return distance <= 0 ? 1 : Math.min(1, Math.max(0, window.scrollY / distance))
}
