import { Button } from '#web/ui/button.tsx'

type ChoiceButtonsProps<Value extends string | null> = {
  label: string
  choices: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onChoose: (value: Value) => void
}

/** Buttons of which one is pressed, such as the filters of a list. */
export function ChoiceButtons<Value extends string | null>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.label}
          variant={choice.value === value ? 'primary' : 'line'}
          size="sm"
          aria-pressed={choice.value === value}
          onClick={() => choice.value !== value && onChoose(choice.value)}
        >
          {choice.label}{' '}
          {choice.count !== undefined && <span className="font-normal tabular-nums">{choice.count}</span>}
        </Button>
      ))}
    </div>
  )
}
