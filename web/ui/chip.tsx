import type { LucideIconData } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Tone = 'gold' | 'plum'

export type ChipProps = { icon?: LucideIconData; tone?: Tone; children: ReactNode }

const TONE: Record<Tone, string> = {
  gold: 'bg-gold-wash text-gold-ink shadow-[inset_0_0_0_1.5px_var(--color-gold)]',
  plum: 'bg-plum-wash text-plum',
}

/** Gold is for achievements, plum for the eyebrow of a page. */
export function Chip({ icon, tone = 'gold', children }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-8 items-center gap-1.75 rounded-pill py-0.75 pr-3.5 pl-2.5 font-semibold text-sm forced-colors:border',
        TONE[tone],
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
