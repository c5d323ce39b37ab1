import { APART_ART } from '#domain/drawing/page-art.ts'
import { NOT_FOUND_TEXT } from '#domain/pages/not-found.ts'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { FigureScreen } from '#web/layout/figure-screen.tsx'
import { useSite } from '#web/site.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'

/** Every address without a page of its own (spec §2 Not-found page). */
export function Component() {
  useSite().setStatus(404)
  return (
    <FigureScreen
      heading={NOT_FOUND_TEXT.heading}
      lead={NOT_FOUND_TEXT.lead}
      figure={<HeroArt art={APART_ART} label={NOT_FOUND_TEXT.figure} />}
    >
      <Head title={NOT_FOUND_TEXT.heading} description={NOT_FOUND_TEXT.description} noIndex />
      <ButtonLink href={urls.home()}>{NOT_FOUND_TEXT.home}</ButtonLink>
      <ButtonLink variant="line" href={urls.blog()}>
        {NOT_FOUND_TEXT.blog}
      </ButtonLink>
    </FigureScreen>
  )
}
