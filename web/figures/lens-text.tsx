import { clsx } from 'clsx'
import type { SVGProps } from 'react'

export function LensNumber(props: SVGProps<SVGTextElement>) {
  return (
    <text
      {...props}
      className="fill-on-plum font-display font-medium lining-nums tracking-tighter"
      textAnchor="middle"
    />
  )
}

export type LensCaptionProps = SVGProps<SVGTextElement> & {
  isNarrow?: boolean
}

/** The drawing shrinks on phones, but its text stays at 13 pixels or more. */
export function LensCaption({ isNarrow = false, ...rest }: LensCaptionProps) {
  return (
    <text
      {...rest}
      className={clsx(
        'fill-on-plum font-sans font-semibold',
        !isNarrow && 'max-xs:text-[26px] max-[23rem]:text-[31px]',
      )}
      textAnchor="middle"
    />
  )
}
