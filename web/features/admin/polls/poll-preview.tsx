import { useId } from 'react'
import { POLL_ADMIN_TEXT } from '#domain/polls/poll-admin-text.ts'
import { RadioPills } from '#web/ui/form/radio-pills.tsx'

type PollPreviewProps = { question: string; options: readonly string[] }

/** The question and its options as visitors see them. Choosing one does nothing. */
export function PollPreview({ question, options }: PollPreviewProps) {
  const id = useId()
  const shown = options.map((option) => option.trim()).filter(Boolean)
  if (question.trim() === '' && shown.length === 0) return null
  return (
    <section
      className="sheet wrap-anywhere grid max-w-panel gap-4 p-6"
      aria-label={POLL_ADMIN_TEXT.preview}
      inert
    >
      <p className="font-display font-medium text-2xl text-ink leading-tight" id={id}>
        {question}
      </p>
      <RadioPills
        labelledBy={id}
        options={shown.map((label, value) => ({ value, label }))}
        value={undefined}
        onChange={() => {}}
      />
    </section>
  )
}
