import { type RefObject, useEffect } from 'react'

/** Hydration keeps what the visitor has typed but calls no `onChange`, so this calls `onValue` with it. */
export function useEarlyInput(
  ref: RefObject<HTMLInputElement | null>,
  onValue: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect runs right after hydration.
  useEffect(() => {
    const { value = '', defaultValue = '' } = ref.current ?? {}
    if (value !== defaultValue) onValue(value)
  }, [])
}
