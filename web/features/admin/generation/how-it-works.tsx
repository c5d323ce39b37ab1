import { CalendarDays, CircleQuestionMark, KeyRound, Ruler, Shuffle } from 'lucide-react'
import { ADMIN_TEXT, HOW_IT_WORKS } from '#domain/admin/messages.ts'

const ICONS = [CalendarDays, Ruler, Shuffle]

/** The help text (Spec §2 Admin, How It Works card). */
export function HowItWorks() {
  return (
    <section>
      <h2>
        <CircleQuestionMark className="icon" aria-hidden="true" />
        {ADMIN_TEXT.howItWorks}
      </h2>
      <ul className="how">
        {HOW_IT_WORKS.map((sentence, index) => {
          const Icon = ICONS[index] ?? CalendarDays
          return (
            <li key={sentence}>
              <Icon className="icon" aria-hidden="true" />
              <span>{sentence}</span>
            </li>
          )
        })}
        <li>
          <KeyRound className="icon" aria-hidden="true" />
          <span>{ADMIN_TEXT.tokenStays}</span>
        </li>
      </ul>
    </section>
  )
}
