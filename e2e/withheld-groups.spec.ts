import type { Browser } from '@playwright/test'
import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import { notEnoughHint } from '#domain/polls/common-ground-text.ts'
import { withheldText } from '#domain/polls/messages.ts'
import { urls } from '#web/urls.ts'
import { expect, requestAsAdmin, test } from './fixtures.ts'
import { type Ballots, closePoll, createPoll } from './polls.ts'
import type { Site } from './server.ts'

const MIN_GROUP_SIZE = 5
const QUESTION = 'What would make meetings worth it?'
const SHOWN: Ballots = { conservative: [29, 8, 3], independent: [17, 10, 9] }
/** One group is too small, and the other is the next smallest. Together they have the same votes on both sites. */
const WITHHELD: readonly Ballots[] = [
  { liberal: [7, 2, 0], other: [1, 3, 0] },
  { liberal: [3, 1, 0], other: [5, 4, 0] },
]

const POLL_FIELDS = `slug question totalVotes outcome { text } results { option votes percentage } minGroupSize
  resultsByAffiliation { affiliation total results { option votes percentage } }
  commonGround {
    version enough shortfall { affiliation have need } firstChoice tiedGroups
    options { option everyone groupAverage lowest lowestGroup difference } widest { option difference }
  }`

interface PollOnSite {
  site: Site
  id: string
  slug: string
}

type Channels = Record<string, string>

test('no page, card, API, feed or email says anything about a withheld group', async ({
  startSite,
  browser,
}) => {
  const polls = await Promise.all(
    WITHHELD.map(async (withheld) => {
      const site = await startSite({ MIN_GROUP_SIZE: String(MIN_GROUP_SIZE), SEED_DEMO: 'false' })
      return { site, ...(await createPoll(site, QUESTION, { ...SHOWN, ...withheld })) }
    }),
  )
  for (const status of ['open', 'closed']) {
    if (status === 'closed') for (const { site, id } of polls) await closePoll(site, id)
    const [first, second] = await Promise.all(polls.map((poll) => channelsOf(browser, poll)))
    expect(first, `${status}: the sites differ only in votes that are withheld`).toEqual(second)
    for (const [channel, text] of Object.entries(first ?? {}).filter(([name]) => !name.startsWith('source')))
      expect([status, channel, claimsIn(text)]).toEqual([status, channel, []])
  }
})

/** What each channel publishes about the poll, without what differs between any two sites. */
async function channelsOf(browser: Browser, poll: PollOnSite): Promise<Channels> {
  const channels = {
    ...(await responsesOf(poll)),
    ...(await graphqlOf(poll)),
    ...(await pagesOf(browser, poll)),
    email: await emailOf(poll),
    card: await cardOf(poll),
  }
  const neutral = (text: string) =>
    text
      .replaceAll(new URL(poll.site.url).host, 'unity.example')
      // The address of a page is a parameter of its oEmbed link.
      .replaceAll(encodeURIComponent(new URL(poll.site.url).host), 'unity.example')
      .replaceAll(poll.id, 'the-poll')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
      .replaceAll(/(?<=<(pubDate|lastBuildDate)>)[^<]+/g, 'then')
  return Object.fromEntries(Object.entries(channels).map(([name, text]) => [neutral(name), neutral(text)]))
}

async function responsesOf({ site, id }: PollOnSite): Promise<Channels> {
  const channels: Channels = {}
  for (const path of [
    '/api/polls',
    '/api/polls?status=closed',
    `/api/polls/${id}/results`,
    `/api/polls/${id}/results/by-affiliation`,
    `/api/polls/${id}/common-ground`,
    ...Object.values(urls.feeds('polls')),
    '/sitemap.xml',
  ])
    channels[path] = await get(site, path).then((response) => response.text())
  return channels
}

async function graphqlOf({ site, id, slug }: PollOnSite): Promise<Channels> {
  const channels: Channels = {}
  for (const query of [
    `{ poll(id: "${id}") { ${POLL_FIELDS} } }`,
    `{ pollBySlug(slug: "${slug}") { ${POLL_FIELDS} } }`,
    `{ activePoll { ${POLL_FIELDS} } }`,
    `{ polls { ${POLL_FIELDS} } }`,
    `{ closedPolls { nodes { ${POLL_FIELDS} } } }`,
    `subscription { pollResults(pollId: "${id}") { ${POLL_FIELDS} } }`,
  ])
    channels[query] = await firstResult(site, query)
  return channels
}

/** A subscription sends its first event at once. */
async function firstResult(site: Site, query: string): Promise<string> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify({ query }),
  })
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('"data"') && text.endsWith('\n')) break
  }
  expect(text).toContain('"data"')
  expect(text).not.toContain('"errors"')
  return text
}

/** The source of each page, and what visitors read without JavaScript. */
async function pagesOf(browser: Browser, { site, slug }: PollOnSite): Promise<Channels> {
  const channels: Channels = {}
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, part] of [
    [urls.home(), '#polls'],
    [urls.polls(), 'main'],
    [urls.poll(slug), 'main'],
  ] as const) {
    const response = await page.goto(site.url + path)
    expect([path, response?.status()]).toEqual([path, 200])
    channels[`source of ${path}`] = (await response?.text()) ?? ''
    // The options of the form are the same for every poll.
    const content = page.locator(part)
    await content.locator('select').evaluateAll((selects) => {
      for (const select of selects) select.remove()
    })
    channels[`page ${path}`] = (await content.allInnerTexts()).join()
  }
  await page.close()
  return channels
}

/** The issue of the newsletter, as it would be sent now. */
async function emailOf({ site, id }: PollOnSite): Promise<string> {
  const { newsletterIssuePreview } = await requestAsAdmin(
    site,
    'query ($input: NewsletterIssueInput!) { newsletterIssuePreview(input: $input) { html text } }',
    { input: { subject: 'A poll', pollId: id } },
  )
  expect(newsletterIssuePreview.text).toContain(QUESTION)
  return newsletterIssuePreview.html + newsletterIssuePreview.text
}

async function cardOf({ site, slug }: PollOnSite): Promise<string> {
  const image = await get(site, urls.pollImage(slug)).then((response) => response.arrayBuffer())
  return Buffer.from(image).toString('base64url')
}

async function get(site: Site, path: string): Promise<Response> {
  const response = await fetch(site.url + path)
  expect([path, response.status]).toEqual([path, 200])
  return response
}

/** All that may be said about a withheld group is that it is not shown, and that it is short of ballots. */
function claimsIn(text: string): string[] {
  return (
    text
      .replaceAll(/\{"affiliation":"liberal","have":null,"need":30\}/gi, '')
      .replaceAll(notEnoughHint(true, MIN_GROUP_SIZE), '')
      .replaceAll(notEnoughHint(false, MIN_GROUP_SIZE), '')
      .replaceAll(`${GROUP_LABEL.liberal} ${withheldText(MIN_GROUP_SIZE)}`, '')
      .replaceAll(`${GROUP_LABEL.other} ${withheldText(MIN_GROUP_SIZE)}`, '')
      .match(/.{0,60}\b(liberals?|other)\b.{0,60}/gi) ?? []
  )
}
