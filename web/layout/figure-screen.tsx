import type { ReactNode, Ref } from 'react'

export type FigureScreenProps = {
  heading: string
  headingRef?: Ref<HTMLHeadingElement>
  lead: string
  role?: 'alert'
  figure?: ReactNode
  children: ReactNode
}

export function FigureScreen({ heading, headingRef, lead, role, figure, children }: FigureScreenProps) {
  return (
    <div className="wrap grid grid-cols-1 items-center gap-8 py-16 wide:grid-cols-2">
      <div role={role}>
        <h1
          className="text-4xl/none tracking-dense max-zoomed:hyphens-auto"
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
        >
          {heading}
        </h1>
        <p className="mt-4 measure-36 text-lg">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
      </div>
      {figure}
    </div>
  )
}
