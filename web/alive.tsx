import { type ReactNode, useEffect } from 'react'
import { replayEarlyInput } from './early-input.ts'

/** Effects of what stands around run last: everything inside can answer what visitors did before. */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => void replayEarlyInput())
    return () => clearTimeout(timer)
  }, [])
  return children
}
