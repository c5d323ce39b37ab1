import { Eye, Lock } from '@lucide/icons'
import { COMPARE_LINK_TEXT } from '#domain/compare/compare-messages.ts'
import { compareNameSchema } from '#domain/compare/compare-name.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'

const reveals = (isReply: boolean) => [
  [Eye, 'text-plum', isReply ? COMPARE_LINK_TEXT.replyPicks : COMPARE_LINK_TEXT.picks] as const,
  [Eye, 'text-plum', COMPARE_LINK_TEXT.firstName] as const,
  [Lock, 'text-ink-mute', COMPARE_LINK_TEXT.nothing] as const,
]

export type CompareLinkFormProps = {
  isReply: boolean
  onCreate: (firstName: string) => void
  onClose: () => void
}

export function CompareLinkForm({ isReply, onCreate, onClose }: CompareLinkFormProps) {
  const { register, submit, errors } = useDomainForm(compareNameSchema, { name: '' })
  const send = submit(async ({ name }) => {
    onCreate(name)
    return null
  })
  return (
    <form onSubmit={send} noValidate>
      {!isReply && <p className="mt-2">{COMPARE_LINK_TEXT.lead}</p>}
      <p className="mt-5 border-line border-b pb-2 font-strong text-ink">{COMPARE_LINK_TEXT.reveals}</p>
      <ul>
        {reveals(isReply).map(([icon, color, text]) => (
          <li key={text} className="grid first-col-6 gap-2 border-line border-b py-3 text-sm/[1.5]">
            <Icon of={icon} className={color} />
            {text}
          </li>
        ))}
      </ul>
      <Field
        className="mt-5"
        label={COMPARE_LINK_TEXT.name}
        optional
        hint={COMPARE_LINK_TEXT.nameHint}
        error={errors.name?.message}
      >
        <Input {...register('name')} dir="auto" autoComplete="given-name" />
      </Field>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button type="submit">{COMPARE_LINK_TEXT.create}</Button>
        <Button variant="quiet" onClick={onClose}>
          {COMPARE_LINK_TEXT.cancel}
        </Button>
      </div>
    </form>
  )
}
