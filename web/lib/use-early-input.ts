import { type RefObject, useEffect } from 'react'

/**
 * Calls `take` with what the visitor entered before hydration. Hydration keeps such a value in the field but calls
 * no `onChange`.
 */
export function useEarlyInput(ref: RefObject<HTMLInputElement | null>, take: (value: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect runs right after hydration.
  useEffect(() => {
    const { value = '', defaultValue = '' } = ref.current ?? {}
    if (value !== defaultValue) take(value)
  }, [])
}
