import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { NAV_ITEMS } from '#domain/layout.ts'
import { urls } from '#web/urls.ts'
import { Brand } from './brand.tsx'

const LINK = 'inline-flex min-h-target min-w-target items-center text-on-night no-underline hover:underline'

export function Footer() {
  return (
    // Without `overflow-anchor`, the browser would keep the footer in view when content above it loads late.
    <footer className="bg-night text-on-night-soft [--color-focus:var(--color-on-night)] [--mark-ground:var(--color-night)] [overflow-anchor:none] print:bg-transparent print:text-inherit">
      <div className="wrap">
        <div className="grid gap-10 pt-16 pb-10 xs:grid-cols-2 wide:grid-cols-[2fr_1fr_1fr] print:py-6">
          <div className="xs:col-span-full wide:col-auto">
            <Brand className="min-w-target text-on-night hover:underline print:text-inherit" />
            <p className="mt-3 measure-38">
              A nonpartisan look at what Americans share across political lines. No accounts, no ads, no
              taking sides.
            </p>
          </div>
          <LinkList heading="Take part">
            {NAV_ITEMS.map(
              ({ target, label }) =>
                target !== 'blog' && (
                  <PageLink key={target} to={urls.section(target)}>
                    {label}
                  </PageLink>
                ),
            )}
            <PageLink to={urls.polls()}>All Polls</PageLink>
            <PageLink to={urls.today()}>Today’s Question</PageLink>
            <PageLink to={urls.section('splits')}>Where We Split</PageLink>
          </LinkList>
          <LinkList heading="About">
            <PageLink to={urls.mission()}>Our Mission</PageLink>
            <PageLink to={urls.methodology()}>Methodology</PageLink>
            <PageLink to={urls.data()}>Open Data</PageLink>
            <PageLink to={urls.blog()}>Blog</PageLink>
            <PageLink to={urls.newsletter()}>Newsletter</PageLink>
            <PageLink to={urls.contact()}>Contact</PageLink>
            <PageLink to={urls.privacy()}>Privacy Policy</PageLink>
          </LinkList>
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-on-night-line border-t pt-6 pb-10 text-sm">
          <span>Civic Unity is strictly nonpartisan.</span>
          <span>Poll figures belong to the pollsters. We read them on the pages we link.</span>
        </div>
      </div>
    </footer>
  )
}

function LinkList({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav className="print:hidden" aria-labelledby={id}>
      <h2 className="mb-2 font-sans font-semibold text-on-night-soft text-sm/[1.3] tracking-normal" id={id}>
        {heading}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}

function PageLink(props: LinkProps) {
  return (
    <li>
      <Link className={LINK} {...props} />
    </li>
  )
}
