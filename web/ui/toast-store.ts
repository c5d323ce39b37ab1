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

/** Shows a toast from anywhere; it replaces the one before. */
export function showToast({ kind = 'neutral', ...request }: ToastRequest): void {
  clearTimeout(removal)
  lastId += 1
  shownAt = Date.now()
  set({ ...request, kind, id: lastId, open: true })
}

/** Shows a toast that follows from another one, when that one has been visible long enough to be read. */
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

/** Closes the toast. It leaves the store only after the removal delay. */
export function dismissToast(): void {
  if (!current?.open) return
  removal = setTimeout(() => set(null), TOAST.removalDelay)
  set({ ...current, open: false })
}

/** Closes the toast and discards waiting ones. */
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
