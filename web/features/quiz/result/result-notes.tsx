import { Award } from '@lucide/icons'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { TOAST_SLOT, toastSlotInView } from '#web/ui/toast/toast-slot.ts'
import { currentToast, type ShownToast, subscribeToToasts } from '#web/ui/toast/toast-store.ts'

/** The place of toasts while the result is in view, so that they cover nothing. An achievement stays after its toast. */
export function ResultNotes() {
  const achievement = useAchievement()
  return (
    <div className="grid min-h-22 *:[grid-area:1/1] pair:min-h-16">
      {achievement && (
        <p className="flex items-center gap-3 bg-gold-wash px-sheet py-2 text-gold-ink text-sm">
          <span className="grid size-7.5 shrink-0 place-items-center rounded-full bg-gold text-on-gold">
            <Icon of={Award} className="size-4.5" />
          </span>
          <span>
            <b className="font-strong">{achievement.title}</b> {achievement.description}
          </span>
        </p>
      )}
      <div {...TOAST_SLOT} className="grid" />
    </div>
  )
}

/** The last achievement that was shown while the slot was in view. Its toast announces it. */
function useAchievement(): ShownToast | null {
  const [achievement, setAchievement] = useState<ShownToast | null>(null)
  useEffect(
    () =>
      subscribeToToasts(() => {
        const toast = currentToast()
        if (toast?.kind === 'gold' && toastSlotInView()) setAchievement(toast)
      }),
    [],
  )
  return achievement
}
