import { CalendarDays, CircleQuestionMark, KeyRound, type LucideIcon, Ruler, Shuffle } from 'lucide-react'
import { ADMIN_TEXT, HOW_IT_WORKS } from '#domain/admin/messages.ts'
import { Card } from '#web/features/admin/panel.tsx'

const ICONS = [CalendarDays, Ruler, Shuffle]

export function HowItWorks() {
  return (
    <Card title={ADMIN_TEXT.howItWorks} icon={CircleQuestionMark}>
      <ul className="mt-1">
        {HOW_IT_WORKS.map((sentence, index) => (
          <Item key={sentence} icon={ICONS[index] ?? CalendarDays}>
            {sentence}
          </Item>
        ))}
        <Item icon={KeyRound}>{ADMIN_TEXT.tokenStays}</Item>
      </ul>
    </Card>
  )
}

function Item({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="grid first-col-6 gap-3 py-2">
      <Icon className="icon mt-0.5 text-plum" aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
