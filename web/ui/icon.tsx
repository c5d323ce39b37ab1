import type { LucideIconData } from '@lucide/icons'
import { clsx } from 'clsx'
import { createElement } from 'react'

type IconProps = { of: LucideIconData; className?: string | undefined }

/** Decorative: the words next to it say the same. The class `icon` has its size and stroke. */
export function Icon({ of: { name, node }, className }: IconProps) {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" data-icon={name} aria-hidden="true">
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )
}
