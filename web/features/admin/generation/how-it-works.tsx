import { CalendarDays, CircleQuestionMark, KeyRound, Ruler, Shuffle } from '@lucide/icons'
import { ADMIN_TEXT, HOW_IT_WORKS } from '#domain/admin/messages.ts'
import { Card } from '#web/features/admin/panel.tsx'
import { Icon } from '#web/ui/icon.tsx'

const SENTENCES = [
  { icon: CalendarDays, text: HOW_IT_WORKS.schedule },
  { icon: Ruler, text: HOW_IT_WORKS.length },
  { icon: Shuffle, text: HOW_IT_WORKS.category },
  { icon: KeyRound, text: HOW_IT_WORKS.token },
]

export function HowItWorks() {
  return (
    <Card title={ADMIN_TEXT.howItWorks} icon={CircleQuestionMark}>
      <ul className="mt-1">
        {SENTENCES.map(({ icon, text }) => (
          <li key={text} className="grid first-col-6 gap-3 py-2">
            <Icon of={icon} className="mt-0.5 text-plum" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
