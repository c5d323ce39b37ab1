import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

const CHAIR = 'M96 366V150a34 34 0 0 1 68 0V238H236a14 14 0 0 1 14 14V276H232V366H214V276H114V366Z'
const OTHER_CHAIR = 'M544 366V150a34 34 0 0 0 -68 0V238H404a14 14 0 0 0 -14 14V276H408V366H426V276H526V366Z'

/** Our mission: a table under a lamp, with a chair on each side. Decoration of the page's hero. */
export function TableArt() {
  const id = useId()
  return (
    <svg className="w-full overflow-visible" viewBox="0 0 640 448" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id) }} />
      <path d="M286 92L354 92L452 214L188 214Z" fill="var(--color-gold)" opacity="0.26" />
      <path d="M320 0V46" stroke="var(--color-ink)" strokeWidth="4" />
      <path d="M278 94a42 48 0 0 1 84 0Z" fill="var(--color-gold)" />
      <Ruled d={CHAIR} color="red" lines={`${id}-up`} />
      <Ruled d={OTHER_CHAIR} color="blue" lines={`${id}-level`} />
      <path d="M308 230H332V352H308ZM256 352H384V366H256Z" fill="var(--color-plum)" />
      <Ruled d="M207 208H433a11 11 0 0 1 0 22H207a11 11 0 0 1 0 -22Z" color="plum" lines={`${id}-weave`} />
      <path d="M234 184H270V192a16 16 0 0 1 -16 16H250a16 16 0 0 1 -16 -16Z" fill="var(--color-ink)" />
      <path d="M370 184H406V192a16 16 0 0 1 -16 16H386a16 16 0 0 1 -16 -16Z" fill="var(--color-ink)" />
    </svg>
  )
}

/** The newsletter: an issue on its way out of the envelope, with a share line and a story. */
export function EnvelopeArt() {
  const id = useId()
  return (
    <svg className="w-full overflow-visible" viewBox="0 0 640 380" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id) }} />
      <path d="M96 212L320 66L544 212Z" fill="var(--color-plum)" />
      <path d="M160 14H480V314H160Z" fill="var(--color-raised)" stroke="var(--color-ink)" strokeWidth="2" />
      <path d="M192 64H448M192 55V73M320 53V75M448 55V73" stroke="var(--color-line-strong)" strokeWidth="2" />
      <path d="M192 56H397V72H192Z" fill="var(--color-plum)" />
      <path d="M413 54l9 -10v-14h-18v14Z" fill="var(--color-red)" />
      <path d="M397 74l9 10v14h-18v-14Z" fill="var(--color-blue)" />
      <path d="M160 118H480" stroke="var(--color-line)" strokeWidth="2" />
      <path d="M196 136H308V210H196Z" fill="var(--color-cover-straw)" />
      <circle cx="252" cy="173" r="20" fill="var(--color-gold)" />
      <path
        d="M328 146H446M328 164H430M328 182H446M328 200H392"
        stroke="var(--color-line-strong)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Ruled d="M96 212L320 330L96 376Z" color="red" lines={`${id}-up`} />
      <Ruled d="M544 212L320 330L544 376Z" color="blue" lines={`${id}-level`} />
      <Ruled d="M96 376L296 306Q320 294 344 306L544 376Z" color="plum" lines={`${id}-weave`} />
      <circle cx="320" cy="330" r="22" fill="var(--color-gold)" />
    </svg>
  )
}

function Ruled({ d, color, lines }: { d: string; color: 'red' | 'blue' | 'plum'; lines: string }) {
  return (
    <>
      <path d={d} fill={`var(--color-${color})`} />
      <path d={d} fill={`url(#${lines})`} />
    </>
  )
}
