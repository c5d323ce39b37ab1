import { type ComponentType, lazy } from 'react'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'

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
      {QUIZ_TEXT.notLoaded}
    </p>
  )
}
