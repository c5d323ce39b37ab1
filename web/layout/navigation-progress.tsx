import { useNavigation } from 'react-router'

/** Appears when the code of the next page takes longer than 300 ms. Screen readers hear the page's title when it is there. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    // A border, because forced colors replace backgrounds.
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left animate-navigate border-plum border-t-2 motion-reduce:[animation-duration:1ms] print:hidden"
      aria-hidden="true"
    />
  )
}
