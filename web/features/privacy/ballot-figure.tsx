import { clsx } from 'clsx'
import { BALLOT_FIELDS, PRIVACY_TEXT } from '#domain/pages/privacy.ts'

/** What a ballot stores and what it doesn't. */
export function BallotFigure() {
  return (
    <figure className="sheet max-w-136 p-sheet wide:ml-auto">
      <figcaption className="border-ink border-b-2 pb-3 font-display font-medium text-ink text-xl/[1.15]">
        {PRIVACY_TEXT.ballot}
      </figcaption>
      <dl className="grid grid-cols-2 gap-x-6">
        {BALLOT_FIELDS.map(({ name, stored }) => (
          <div className="min-w-0 border-line border-b py-2" key={name}>
            <dt className="text-ink-mute text-xs">{name}</dt>
            <dd
              className={clsx(
                'flex min-h-6 items-center gap-2',
                stored
                  ? 'font-semibold text-ink before:size-3.5 before:shrink-0 before:rounded-full before:bg-plum'
                  : 'text-ink-mute text-sm before:grow before:border-line-strong before:border-b-2 before:border-dotted',
              )}
            >
              {stored ?? PRIVACY_TEXT.notStored}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
