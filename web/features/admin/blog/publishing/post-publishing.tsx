import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { reviewedByText, WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { needsReview } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { waitText } from '#domain/wait-text.ts'
import type { PostRow_PostFragment } from '#web/features/admin/blog/post-row.generated.ts'
import { usePostActions } from '#web/features/admin/blog/use-post-actions.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { Timestamp, useNow, useSiteTime, useZoneHint } from '#web/features/admin/site-time.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { urls } from '#web/urls.ts'
import { PostChecks } from './post-checks.tsx'

type PostPublishingProps = {
  post: PostRow_PostFragment
  revision: string
  isDirty: boolean
  isSubmitting: boolean
  isRescheduling: boolean
  onReschedule: () => void
  /** When the text to review is no longer the one shown. */
  onConflict: () => void
  /** Before a passage is shown in the text. */
  onShow: () => void
}

/** What is left to do before readers see the text. Publish and Schedule submit the form, which saves first. */
export function PostPublishing(props: PostPublishingProps) {
  const { post, revision, isSubmitting, onConflict, onShow, ...rest } = props
  const { id, title } = post
  const { isPending, ...actions } = usePostActions(id)
  const provenance = enumValue(post.provenance)
  const isUnreviewed = needsReview(provenance)
  const isDraft = post.status === 'DRAFT'
  const isEditor = useMay('editor')
  const review = (
    <>
      <p className="text-sm">{isUnreviewed ? WRITING_TEXT.notReviewed : reviewedByText(post.reviewedBy)}</p>
      {!isEditor ? null : isUnreviewed ? (
        <ConfirmButton
          about={title}
          question={confirmReview(title)}
          pending={isPending}
          onConfirm={async () => {
            const { rejection } = await actions.review(revision)
            if (rejection?.code === 'CONFLICT') onConflict()
          }}
          className="-ms-3 justify-self-start"
        >
          {PANEL_TEXT.review}
        </ConfirmButton>
      ) : (
        <FocusHandoffButton
          variant="quiet"
          size="sm"
          className="-ms-3 justify-self-start"
          pending={isPending}
          onClick={actions.unreview}
        >
          {PANEL_TEXT.undoReview}
        </FocusHandoffButton>
      )}
    </>
  )
  return (
    <section className="sheet grid gap-5 p-5" aria-label={WRITING_TEXT.publishing}>
      <h2 className="text-xl">{isDraft ? WRITING_TEXT.beforeLive : WRITING_TEXT.live}</h2>
      <Step title={WRITING_TEXT.checks}>
        <PostChecks key={revision} id={id} onShow={onShow} />
      </Step>
      {provenance !== 'people' && (
        <Step title={WRITING_TEXT.reviewStep} isDone={!isUnreviewed}>
          {review}
        </Step>
      )}
      {isDraft ? (
        <Step title={post.publishAt ? WRITING_TEXT.scheduled : WRITING_TEXT.publishStep}>
          {isEditor ? (
            <PublishStep {...rest} {...{ post, isUnreviewed }} isPending={isPending || isSubmitting} />
          ) : (
            <>
              {post.publishAt && <Live at={post.publishAt} />}
              <p className="text-sm">{WRITING_TEXT.editorPublishes}</p>
            </>
          )}
        </Step>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="line" size="sm" href={urls.post(post.slug)}>
            {PANEL_TEXT.view}
          </ButtonLink>
          {isEditor && (
            <FocusHandoffButton variant="line" size="sm" pending={isPending} onClick={actions.unpublish}>
              {PANEL_TEXT.unpublish}
            </FocusHandoffButton>
          )}
        </div>
      )}
    </section>
  )
}

function Step({ title, isDone, children }: { title: string; isDone?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'grid gap-2 border-l-2 ps-4',
        isDone ? 'border-plum' : 'border-line-strong border-dotted',
      )}
    >
      <h3 className="font-sans font-strong text-base">{title}</h3>
      {children}
    </div>
  )
}

type PublishStepProps = Pick<PostPublishingProps, 'post' | 'isDirty' | 'isRescheduling' | 'onReschedule'> & {
  isUnreviewed: boolean
  isPending: boolean
}

function PublishStep({ post, isUnreviewed, isPending, ...rest }: PublishStepProps) {
  const { isDirty, isRescheduling, onReschedule } = rest
  const { unschedule, isPending: isUnscheduling } = usePostActions(post.id)
  const [when, setWhen] = useState<'now' | 'at'>('now')
  const siteTime = useSiteTime()
  const zoneHint = useZoneHint()
  const [time, setTime] = useState(siteTime.tomorrowAtTen)
  const { publishAt, publishMissed } = post
  if (publishAt && !publishMissed && !isRescheduling)
    return (
      <>
        <Live at={publishAt} />
        <p className="text-sm">{WRITING_TEXT.latestText}</p>
        <div className="flex flex-wrap gap-3">
          <FocusHandoffButton
            variant="line"
            size="sm"
            onClick={() => {
              setWhen('at')
              setTime(siteTime.input(publishAt))
              onReschedule()
            }}
          >
            {WRITING_TEXT.reschedule}
          </FocusHandoffButton>
          <FocusHandoffButton
            variant="quiet"
            size="sm"
            pending={isPending || isUnscheduling}
            onClick={unschedule}
          >
            {WRITING_TEXT.unschedule}
          </FocusHandoffButton>
        </div>
      </>
    )
  const isLater = when === 'at'
  const label = isLater
    ? isUnreviewed
      ? WRITING_TEXT.approveAndSchedule
      : WRITING_TEXT.schedule
    : isUnreviewed
      ? PANEL_TEXT.approve
      : PANEL_TEXT.publish
  const at = siteTime.ofInput(time)?.toISOString()
  return (
    <>
      {publishMissed && <p className="font-semibold text-alert-ink text-sm">{WRITING_TEXT.missed}</p>}
      <fieldset className="post-when" aria-label={WRITING_TEXT.publishStep}>
        {(['now', 'at'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="when"
              value={value}
              checked={when === value}
              onChange={() => setWhen(value)}
            />
            {WRITING_TEXT[value]}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <>
          <Field label={WRITING_TEXT.time} hint={zoneHint}>
            <Input type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
          {at && <Live at={at} />}
        </>
      )}
      {isUnreviewed && <p className="text-sm">{PANEL_TEXT.reviewHint}</p>}
      <FocusHandoffButton
        type="submit"
        name={isLater ? 'schedule' : 'publish'}
        value={at ?? ''}
        disabled={isLater && !at}
        pending={isPending}
      >
        {isDirty ? WRITING_TEXT.saveAnd(label) : label}
      </FocusHandoffButton>
    </>
  )
}

/** A time with its zone, and how long that is from now. */
function Live({ at }: { at: string }) {
  const wait = new Date(at).getTime() - useNow().getTime()
  return (
    <p className="bg-sunk px-4 py-3 text-sm tabular-nums">
      {/* Without the wait, which changes every minute. */}
      <b className="block font-strong text-base text-ink" role="status">
        <Timestamp at={at} />
      </b>
      {wait > 0 && `in ${waitText(wait)}`}
    </p>
  )
}
