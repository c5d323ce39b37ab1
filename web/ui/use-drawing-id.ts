import { useId } from 'react'

/** An id that is safe inside url(#…): React's own may hold characters that end the reference. */
export function useDrawingId(): string {
  return `d${useId().replace(/[^A-Za-z0-9_-]/g, '')}`
}
