import {
  CalendarDays,
  CircleQuestionMark,
  KeyRound,
  type LucideIconData,
  Ruler,
  Shuffle,
} from '@lucide/icons'
import { ADMIN_TEXT, HOW_IT_WORKS } from '#domain/admin/messages.ts'
import { Card } from '#web/features/admin/panel.tsx'
import { Icon } from '#web/ui/icon.tsx'

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

function Item({ icon, children }: { icon: LucideIconData; children: string }) {
  return (
    <li className="grid first-col-6 gap-3 py-2">
      <Icon of={icon} className="mt-0.5 text-plum" />
      <span>{children}</span>
    </li>
  )
}
