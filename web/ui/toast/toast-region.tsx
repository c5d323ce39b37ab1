import { Award, CircleCheck, Info, type LucideIconData, TriangleAlert, X } from '@lucide/icons'
import { clsx } from 'clsx'
import { Toast } from 'radix-ui'
import { useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { TOAST, type ToastKind } from '#domain/toast.ts'
import { buttonClasses, ICON_BUTTON } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toastSlotInView } from './toast-slot.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

const STYLES: Record<ToastKind, { icon: LucideIconData; sheet: string; color: string }> = {
  neutral: { icon: Info, sheet: 'border-plum bg-raised', color: 'text-plum' },
  good: { icon: CircleCheck, sheet: 'border-green bg-raised', color: 'text-green' },
  gold: { icon: Award, sheet: 'border-gold bg-raised', color: 'text-gold-ink' },
  bad: { icon: TriangleAlert, sheet: 'border-alert bg-alert-wash', color: 'text-alert-ink' },
}
const SHEET =
  'pointer-events-auto grid w-[min(420px,100%)] grid-cols-[auto_1fr_auto] items-start gap-3 rounded-sheet border-l-6 py-4 pr-2 pl-4 shadow-float forced-colors:border forced-colors:border-l-6'
const MOTION = clsx(
  'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  'data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-slow',
  'data-[swipe=end]:[--from:var(--radix-toast-swipe-end-x)]',
)
/** From 60rem on the left, because the buttons of the quiz's result are on the right. */
const REGION =
  'pointer-events-none fixed end-0 bottom-0 z-50 grid wide:start-0 wide:end-auto w-full max-w-[calc(420px+2*var(--spacing-gutter))] justify-items-end p-gutter empty:p-0 print:hidden'

const COMPACT = '[&_[data-kind]]:w-full [&_[data-kind]]:py-2'
const SLOT = `grid *:grid [&_[data-kind]]:animate-none! [&_[data-kind]]:max-w-none! [&_[data-kind]]:shadow-none ${COMPACT}`
/** Over the navigation bar and no taller, where the page has a slot that is not in view. */
const OVER_BAR = `pointer-events-none fixed end-0 top-0 z-50 w-full max-w-105 print:hidden ${COMPACT}`

const HOTKEY = [TOAST.hotkey]

function ToastCard({ open, kind, title, description, action, stays = false }: ShownToast) {
  const { icon, sheet, color } = STYLES[kind]
  return (
    <Toast.Root
      className={clsx(SHEET, MOTION, sheet)}
      data-kind={kind}
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast()}
      {...(stays && { duration: Number.POSITIVE_INFINITY })}
      type={kind === 'bad' ? 'foreground' : 'background'}
      style={{ maxWidth: TOAST.maxWidth }}
    >
      <Icon of={icon} className={clsx('mt-0.5 size-5.5', color)} />
      <div>
        <Toast.Title className="font-strong text-ink" data-toast-text="">
          {title}
        </Toast.Title>
        {description && (
          <>
            {/* Radix announces title and description as one text, so a period separates them. */}
            <span data-radix-toast-announce-exclude="" data-radix-toast-announce-alt=". " />
            <Toast.Description className="mt-0.5 line-clamp-8 wrap-anywhere text-sm" data-toast-text="">
              {description}
            </Toast.Description>
          </>
        )}
        {action && (
          <Toast.Action
            altText={action.label}
            className={buttonClasses({ variant: 'quiet', size: 'sm' }, '-ms-3')}
            onClick={action.onClick}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className={clsx(ICON_BUTTON, '-my-2.5')} aria-label={TOAST.dismiss}>
        <Icon of={X} />
      </Toast.Close>
    </Toast.Root>
  )
}

/** Shows at most one toast. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks for its place once.
  const slot = useMemo(toastSlotInView, [toast?.id])
  const viewport = (
    <Toast.Viewport
      className={slot ? SLOT : slot === null ? OVER_BAR : REGION}
      data-toasts=""
      hotkey={HOTKEY}
    />
  )
  return (
    <Toast.Provider
      duration={TOAST.duration}
      swipeDirection={TOAST.swipeDirection}
      swipeThreshold={TOAST.swipeThreshold}
    >
      {toast && <ToastCard key={toast.id} {...toast} />}
      {slot ? createPortal(viewport, slot) : viewport}
    </Toast.Provider>
  )
}
