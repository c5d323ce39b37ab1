import { COMPARE_TEXT } from '#domain/compare/compare-messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { DuoSheet } from './duo-sheet.tsx'

/** Without a link, or with one that cannot be used. */
export function NoLink({ title, lead }: { title: string; lead: string }) {
  return (
    <DuoSheet>
      <h2 className="text-3xl/[1.06] tracking-tight">{title}</h2>
      <p className="mt-4 measure-42 text-lg/[1.5]">{lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonLink href={urls.section('quiz')}>{COMPARE_TEXT.toQuiz}</ButtonLink>
        <ButtonLink variant="quiet" href={urls.mission()}>
          {COMPARE_TEXT.about}
        </ButtonLink>
      </div>
    </DuoSheet>
  )
}
