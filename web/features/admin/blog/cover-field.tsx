import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { PICTURE_TEXT } from '#domain/admin/picture-text.ts'
import { coverSeed } from '#domain/blog/cover-seed.ts'
import { COVER_VARIANTS } from '#domain/blog/limits.ts'
import { coverKind } from '#domain/drawing/cover-kind.ts'
import { type DescribedPicture, PicturePanel } from '#web/features/admin/editor/picture-panel.tsx'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'
import { Cover, CoverFrame } from '#web/figures/cover.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { PostText, PostValues } from './post-form.tsx'

type CoverFieldProps = {
  form: UseFormReturn<PostText, unknown, PostValues>
  slug: string
  mayChange: boolean
}

const CHANGE = { shouldDirty: true } as const

/** An uploaded picture, or one of the drawings that the site generates. */
export function CoverField({ form, slug, mayChange }: CoverFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [tags, featuredImage, coverVariant] = form.watch(['tags', 'featuredImage', 'coverVariant'])
  const { errors } = form.formState
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => changeAndRestoreFocus(() => setOpen(false), opener)

  function choose({ url, alt, credit }: DescribedPicture) {
    form.setValue('featuredImage', url, CHANGE)
    form.setValue('featuredImageAlt', alt, CHANGE)
    form.setValue('featuredImageCredit', credit, CHANGE)
    close()
  }
  function generate() {
    for (const name of ['featuredImage', 'featuredImageAlt', 'featuredImageCredit'] as const)
      form.setValue(name, '', CHANGE)
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-ink">{PICTURE_TEXT.cover}</legend>
      {featuredImage ? (
        <CoverFrame>
          <img className="size-full object-cover" src={featuredImage} alt="" />
        </CoverFrame>
      ) : (
        <Cover
          slug={coverSeed(slug, coverVariant)}
          kind={coverKind({ slug, tags: tags.split(',').map((tag) => tag.trim()), coverVariant })}
        />
      )}
      {errors.featuredImage && (
        <p className="font-semibold text-alert-ink text-sm" role="alert">
          {errors.featuredImage.message}
        </p>
      )}
      {featuredImage && (
        <>
          <Field label={PICTURE_TEXT.alt} error={errors.featuredImageAlt?.message}>
            <Input {...form.register('featuredImageAlt')} />
          </Field>
          <Field label={PICTURE_TEXT.credit} optional error={errors.featuredImageCredit?.message}>
            <Input {...form.register('featuredImageCredit')} />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-3" hidden={!mayChange}>
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} ref={opener}>
          {PICTURE_TEXT.upload}
        </Button>
        {featuredImage ? (
          <Button variant="quiet" size="sm" onClick={generate}>
            {PICTURE_TEXT.noCover}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${PICTURE_TEXT.another}: ${PANEL_TEXT.preview}`}
            onClick={() => form.setValue('coverVariant', (coverVariant + 1) % COVER_VARIANTS, CHANGE)}
          >
            {PICTURE_TEXT.another}
          </Button>
        )}
      </div>
      {isOpen && (
        <PicturePanel
          file={undefined}
          submitLabel={PICTURE_TEXT.useCover}
          onPicture={choose}
          onClose={close}
        />
      )}
    </fieldset>
  )
}
