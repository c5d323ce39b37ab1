import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'
import { VALUE_ART } from '#domain/drawing/value-art.ts'
import { CORE_VALUES } from '#domain/pages/mission.ts'

export function CoreValues() {
  const id = useId()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10">
      {CORE_VALUES.map(({ title, text }, index) => (
        <li key={title} className="border-line border-t pt-6 pb-10">
          <svg
            className="-ml-3 w-44"
            viewBox="0 0 200 120"
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no input.
            dangerouslySetInnerHTML={{
              __html: `<defs>${threads(id + index, 7, 1.2)}</defs>${VALUE_ART[index]?.(id + index)}`,
            }}
          />
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 measure-36">{text}</p>
        </li>
      ))}
    </ul>
  )
}
