import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { countRead } from './count-read.ts'

/** Fires `story-read`, and counts the read, once when the end of the article comes into view (spec §16 Browser events). */
export function useStoryRead(end: RefObject<HTMLElement | null>, slug: string): void {
  const client = useApolloClient()
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
