import { Lock } from '@lucide/icons'
import { COMPARE_TEXT, introTitle } from '#domain/compare/compare-messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { DuoSheet } from './duo-sheet.tsx'

export type IntroProps = {
  name: string | null
  /** Undefined if this browser has no earlier answers. */
  onReuse?: () => void
  onStart: () => void
}

export function Intro({ name, onReuse, onStart }: IntroProps) {
  return (
    <DuoSheet name={name}>
      <h2 className="text-3xl/[1.06] tracking-tight">{introTitle(name)}</h2>
      <p className="mt-4 measure-42 text-lg/[1.5]">
        {onReuse ? COMPARE_TEXT.introKnownLead : COMPARE_TEXT.introLead}
      </p>
      <ol className="mt-5 max-w-136 border-line border-t">
        {COMPARE_TEXT.steps.map((step, index) => (
          <li key={step} className="grid first-col-8 items-baseline gap-2 border-line border-b py-3 text-ink">
            <span className="font-display font-medium text-2xl/none text-plum lining-nums" aria-hidden="true">
              {index + 1}
            </span>
            {onReuse && index === 0 ? COMPARE_TEXT.stepKnown : step}
          </li>
        ))}
      </ol>
      <p className="mt-5 flex measure-48 gap-2 text-sm/[1.5]">
        <Icon of={Lock} className="mt-px text-plum" />
        {COMPARE_TEXT.stays}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {onReuse && <Button onClick={onReuse}>{COMPARE_TEXT.reuse}</Button>}
        <Button variant={onReuse ? 'line' : 'primary'} onClick={onStart}>
          {onReuse ? COMPARE_TEXT.startAgain : COMPARE_TEXT.start}
        </Button>
        <ButtonLink variant="quiet" className="max-xs:-ml-3" href={urls.mission()}>
          {COMPARE_TEXT.about}
        </ButtonLink>
      </div>
    </DuoSheet>
  )
}
