import { type FormEvent, useState } from 'react'
import { guessQuestion, VALUES_TEXT } from '#domain/values/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PercentSlider } from '#web/ui/form/percent-slider.tsx'

export type GuessFormProps = {
  groupName: string
  /** Completes “87% of Republicans …”. */
  asked: string
  title: string
  onGuess: (percentage: number) => void
  onSkip: () => void
}

export function GuessForm({ groupName, asked, title, onGuess, onSkip }: GuessFormProps) {
  const [guess, setGuess] = useState<number | null>(null)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (guess === null) onSkip()
    else onGuess(guess)
  }
  return (
    <form className="grid content-start gap-2" aria-label={title} onSubmit={handleSubmit}>
      <PercentSlider
        label={guessQuestion(groupName, asked)}
        value={guess}
        onChange={setGuess}
        unset={VALUES_TEXT.unset}
      />
      <div className="flex flex-wrap gap-2 pb-3">
        <Button type="submit" variant="line" size="sm">
          {VALUES_TEXT.reveal}
        </Button>
        <Button variant="quiet" size="sm" onClick={onSkip}>
          {VALUES_TEXT.skip}
        </Button>
      </div>
    </form>
  )
}
