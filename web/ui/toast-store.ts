import { TOAST, type Toast } from '#domain/toast.ts'

type ToastRequest = Omit<Toast, 'kind'> & { kind?: Toast['kind'] }

export type ShownToast = Toast & { id: number; open: boolean }

let current: ShownToast | null = null
let lastId = 0
let shownAt = 0
let removal: ReturnType<typeof setTimeout>
const waiting = new Set<ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function set(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Replaces the current toast. */
export function showToast({ kind = 'neutral', ...request }: ToastRequest): void {
  clearTimeout(removal)
  lastId += 1
  shownAt = Date.now()
  set({ ...request, kind, id: lastId, open: true })
}

/** Waits until the current toast has been visible long enough to be read. */
export function showToastInTurn(request: ToastRequest): void {
  const wait = current?.open ? shownAt + TOAST.turn - Date.now() : 0
  if (wait <= 0) {
    showToast(request)
    return
  }
  const timer = setTimeout(() => {
    waiting.delete(timer)
    // Another toast may have appeared meanwhile.
    showToastInTurn(request)
  }, wait)
  waiting.add(timer)
}

/** The toast leaves the store only after the removal delay. */
export function dismissToast(): void {
  if (!current?.open) return
  removal = setTimeout(() => set(null), TOAST.removalDelay)
  set({ ...current, open: false })
}

export function dismissAllToasts(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
  dismissToast()
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): ShownToast | null {
  return current
}
