import { type ComponentType, lazy } from 'react'

/** Like React's `lazy`, but a chunk that fails to load does not break the rest of the page. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props> = NotLoaded,
) {
  return lazy(async () => ({ default: await load().catch(() => Failed) }))
}

function NotLoaded() {
  return (
    <p className="mt-8" role="alert">
      This part couldn’t be loaded. Please reload the page.
    </p>
  )
}
