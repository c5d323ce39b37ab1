import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { useSite } from '#web/site.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { urls } from '#web/urls.ts'
import type { PollView_PollFragment } from './poll-view.generated.ts'

/** A schema.org Question. Without counts, because search engines would show them without their caveat. */
export function PollStructuredData({ poll }: { poll: PollView_PollFragment }) {
  const { publicUrl } = useSite()
  const expires = poll.closedAt ?? poll.closesAt
  return (
    <JsonLd
      data={{
        '@type': 'Question',
        name: poll.question,
        text: poll.question,
        url: publicUrl + urls.poll(poll.slug),
        image: publicUrl + urls.pollImage(poll.slug),
        dateCreated: poll.createdAt,
        ...(expires && { expires }),
        publisher: { '@type': 'Organization', name: SITE_NAME, url: publicUrl },
        suggestedAnswer: poll.options.map((text) => ({ '@type': 'Answer', text })),
      }}
    />
  )
}

type ListedPoll = { readonly slug: string; readonly question: string }

/** The closed polls of one page of the archive. */
export function PollListStructuredData({ polls, url }: { polls: readonly ListedPoll[]; url: string }) {
  const { publicUrl } = useSite()
  return (
    <JsonLd
      data={{
        '@type': 'CollectionPage',
        name: POLLS_PAGE_TEXT.heading,
        url: publicUrl + url,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: polls.map(({ slug, question }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: question,
            url: publicUrl + urls.poll(slug),
          })),
        },
      }}
    />
  )
}
