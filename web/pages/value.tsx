import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { captionOf, citeValue, FILE_TEXT, TAKE_TEXT } from '#domain/embed/take-text.ts'
import { findValue, type ValueCard } from '#domain/values/cards.ts'
import { VALUES_TEXT } from '#domain/values/messages.ts'
import { VALUE_PAGE_TEXT as TEXT, valueDescription } from '#domain/values/page-text.ts'
import { subjectSearch } from '#domain/values/subjects.ts'
import { PostList } from '#web/features/blog/post-list.tsx'
import { PostRow } from '#web/features/blog/post-row.tsx'
import { Take } from '#web/features/take/take.tsx'
import { ValueStructuredData } from '#web/features/values/value-structured-data.tsx'
import { ValueView } from '#web/features/values/value-view.tsx'
import { Head } from '#web/head.tsx'
import { OembedLink } from '#web/layout/oembed-link.tsx'
import { Section } from '#web/layout/section.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { useSite } from '#web/site.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { urls } from '#web/urls.ts'
import { ValuePageDocument } from './value.generated.ts'

/** `/values/{slug}`. */
export function Component() {
  const card = findValue(useParams()['slug'] ?? '')
  if (card) return <ValuePage key={card.slug} card={card} />
  const action = <BackLink to={urls.values()}>{TEXT.all}</BackLink>
  return <StatusScreen status={404} title={TEXT.notFound} hint={TEXT.notFoundHint} action={action} />
}

function ValuePage({ card }: { card: ValueCard }) {
  const { slug, title } = card
  const path = urls.value(slug)
  return (
    <>
      <Head
        title={title}
        description={valueDescription(card)}
        card={{ image: urls.valueImage(slug), alt: `${VALUES_TEXT.heading}: ${title}` }}
        canonical={path}
      />
      <OembedLink path={path} title={title} />
      <ValueStructuredData card={card} />
      <ValueView card={card} take={<TakeValue card={card} />}>
        <Articles slug={slug} />
      </ValueView>
    </>
  )
}

function TakeValue({ card }: { card: ValueCard }) {
  const { publicUrl } = useSite()
  const { slug, title } = card
  return (
    <Take
      cite={[
        { label: TAKE_TEXT.inList, text: citeValue(card, publicUrl + urls.value(slug)) },
        { label: TAKE_TEXT.inCaption, text: captionOf(card) },
      ]}
      embed={{ kind: 'value', slug, title }}
      files={[
        { label: FILE_TEXT.value, links: { JSON: urls.valueJson(slug) } },
        { label: FILE_TEXT.values, links: urls.dataFiles('shared-values') },
      ]}
      credit={TAKE_TEXT.pollster}
    />
  )
}

/** The page works without them. */
function Articles({ slug }: { slug: string }) {
  const { data } = useQuery(ValuePageDocument, {
    variables: { search: subjectSearch(slug) },
    context: { ssrOptional: true },
  })
  const posts = data?.posts
  // With typos “corrected”, the search would find articles on other subjects.
  if (!posts || posts.correctedSearch || posts.nodes.length === 0) return null
  return (
    <Section sunk title={TEXT.articles} className="print:hidden">
      <PostList posts={posts.nodes}>
        <PostRow posts={posts.nodes} />
      </PostList>
    </Section>
  )
}
