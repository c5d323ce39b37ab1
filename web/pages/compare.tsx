import { Link } from 'react-router'
import { decodeCompare } from '#domain/compare/compare-code.ts'
import { COMPARE_FAILURE, COMPARE_TEXT } from '#domain/compare/compare-messages.ts'
import { Comparing } from '#web/features/compare/comparing.tsx'
import { DuoSheet } from '#web/features/compare/duo-sheet.tsx'
import { useFragment } from '#web/features/compare/use-fragment.ts'
import { Head } from '#web/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { urls } from '#web/urls.ts'

/**
 * `/compare#…` (spec §15 Compare links). Everything personal is read from the address after hydration, so the page is the same
 * for everyone. Not indexed, because without a link there is little to see.
 */
export function Component() {
  const fragment = useFragment()
  return (
    <div className="wrap pt-[clamp(2rem,1.5rem+2vw,4rem)] pb-section">
      <Head title={COMPARE_TEXT.heading} description={COMPARE_TEXT.description} noIndex />
      <h1 className="mb-[clamp(1.5rem,1rem+2vw,3rem)] text-3xl tracking-tighter">{COMPARE_TEXT.heading}</h1>
      <noscript>
        <p className="measure-60 text-lg">
          {COMPARE_TEXT.noScript} <Link to={urls.methodology()}>{COMPARE_TEXT.methodology}</Link>
        </p>
      </noscript>
      <div className="needs-script">
        {fragment === null ? <LoadingLink /> : <FromFragment fragment={fragment} />}
      </div>
    </div>
  )
}

function LoadingLink() {
  return (
    <SkeletonGroup label={COMPARE_TEXT.loading}>
      <Skeleton height="28rem" />
    </SkeletonGroup>
  )
}

function FromFragment({ fragment }: { fragment: string }) {
  if (fragment === '') return <NoLink title={COMPARE_TEXT.noLinkTitle} lead={COMPARE_TEXT.noLinkLead} />
  const { link, failure } = decodeCompare(fragment)
  if (failure) return <NoLink {...COMPARE_FAILURE[failure]} />
  return <Comparing key={fragment} fragment={fragment} link={link} />
}

/** Without a link, or with one that cannot be used. */
function NoLink({ title, lead }: { title: string; lead: string }) {
  return (
    <DuoSheet>
      <h2 className="text-3xl/[1.06] tracking-tight">{title}</h2>
      <p className="mt-4 measure-42 text-lg/[1.5]">{lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonLink href={urls.section('quiz')}>{COMPARE_TEXT.toQuiz}</ButtonLink>
        <ButtonLink variant="quiet" className="max-xs:-ml-3" href={urls.mission()}>
          {COMPARE_TEXT.about}
        </ButtonLink>
      </div>
    </DuoSheet>
  )
}
