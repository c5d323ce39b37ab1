import { TOAST, type Toast } from '../../domain/toast.ts'

export type ToastRequest = Omit<Toast, 'kind'> & { kind?: Toast['kind'] }

export type ShownToast = Toast & { id: number; open: boolean }

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const waiting = new Set<ReturnType<typeof setTimeout>>()
let shownAt = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly ShownToast[]) {
  for (const { id } of toasts) {
    if (next.some((toast) => toast.id === id)) continue
    clearTimeout(removals.get(id))
    removals.delete(id)
  }
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast from anywhere; the one that was there gives way to it. */
export function showToast({ kind = 'neutral', ...request }: ToastRequest): void {
  lastId += 1
  shownAt = Date.now()
  set([{ ...request, kind, id: lastId, open: true }, ...toasts].slice(0, TOAST.limit))
}

/** Shows a toast that follows from another one, when that has been in sight long enough to be read. */
export function showToastInTurn(request: ToastRequest): void {
  const wait = toasts.some((toast) => toast.open) ? shownAt + TOAST.turn - Date.now() : 0
  if (wait <= 0) {
    showToast(request)
    return
  }
  const timer = setTimeout(() => {
    waiting.delete(timer)
    // Another may have come meanwhile.
    showToastInTurn(request)
  }, wait)
  waiting.add(timer)
}

/** Closes a toast, or all of them. It leaves the store only after the removal delay. */
export function dismissToast(id?: number): void {
  if (id === undefined) {
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  }
  const leaving = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
  if (leaving.length === 0) return
  for (const toast of leaving) {
    const removal = setTimeout(() => set(toasts.filter((other) => other.id !== toast.id)), TOAST.removalDelay)
    removals.set(toast.id, removal)
  }
  set(toasts.map((toast) => (leaving.includes(toast) ? { ...toast, open: false } : toast)))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly ShownToast[] {
  return toasts
}

const none: readonly ShownToast[] = []

/** The server renders no toasts. */
export function serverToasts(): readonly ShownToast[] {
  return none
}
