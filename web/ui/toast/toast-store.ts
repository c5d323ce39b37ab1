import { TOAST, type Toast } from '#domain/toast.ts'

/** A button such as Undo. It must also be somewhere else, because the toast closes. */
export type ToastAction = { label: string; onClick: () => void }

type ToastRequest = Omit<Toast, 'kind'> & { kind?: Toast['kind']; action?: ToastAction | undefined }

export type ShownToast = Toast & { action?: ToastAction | undefined; id: number; open: boolean }

let current: ShownToast | null = null
let lastId = 0
let shownAt = 0
let removalTimer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

function setCurrent(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Replaces the current toast. */
export function showToast({ kind = 'neutral', ...request }: ToastRequest): void {
  clearTimeout(removalTimer)
  lastId += 1
  shownAt = Date.now()
  setCurrent({ ...request, kind, id: lastId, open: true })
}

/** Waits until the current toast has been visible long enough to be read. */
export function queueToast(request: ToastRequest): void {
  const wait = current?.open ? shownAt + TOAST.minVisible - Date.now() : 0
  if (wait <= 0) {
    showToast(request)
    return
  }
  // Another toast may have appeared meanwhile.
  setTimeout(() => queueToast(request), wait)
}

/** The toast leaves the store only after the removal delay. */
export function dismissToast(): void {
  if (!current?.open) return
  removalTimer = setTimeout(() => setCurrent(null), TOAST.removalDelay)
  setCurrent({ ...current, open: false })
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): ShownToast | null {
  return current
}
