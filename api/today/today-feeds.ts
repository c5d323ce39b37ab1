import type { FastifyInstance } from 'fastify'
import type { Deps } from '#api/server/deps.ts'
import { type Feed, type FeedItem, mountFeed } from '#api/server/feed-format.ts'
import { siteDay, startOfDay } from '#api/server/site-zone.ts'
import { addDays } from '#domain/dates.ts'
import { escapeHtml } from '#domain/html.ts'
import { fullTitle, SITE_NAME } from '#domain/site-name.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { earlierQuestions, type TodayQuestion } from '#domain/today/questions.ts'
import { FEED_INVITATION, TODAY_TEXT, todayAnswer } from '#domain/today/text.ts'
import { type FigureLink, sourceLinkText } from '#domain/values/figure.ts'
import { shortSource, sourceLine } from '#domain/values/messages.ts'

const FEED_SIZE = 30

export function mountTodayFeeds(app: FastifyInstance, deps: Deps): void {
  mountFeed(app, deps, '/today/feed', ['day'], async () => feedOf(deps))
}

function feedOf(deps: Deps): Omit<Feed, 'self'> {
  const today = siteDay(deps)
  return {
    title: fullTitle(TODAY_TEXT.cardEyebrow),
    description: TODAY_TEXT.description,
    home: `${deps.env.PUBLIC_URL}/today`,
    items: earlierQuestions(addDays(today, 1), FEED_SIZE).map((question) => itemOf(question, today, deps)),
  }
}

/** The answer comes a day later, as an update of the item. */
function itemOf(question: TodayQuestion, today: string, { env }: Deps): FeedItem {
  const { date, party, figure } = question
  const isToday = date === today
  const url = `${env.PUBLIC_URL}/today/${date}`
  return {
    url,
    title: todayQuestion(party, figure.asked),
    summary: isToday ? FEED_INVITATION : `${todayAnswer(party, figure)} ${shortSource(figure)}`,
    html: isToday ? `<p>${link({ text: FEED_INVITATION, url })}</p>` : answerHtml(question),
    image: `${env.PUBLIC_URL}/og/today/${date}.png`,
    publishedAt: startOfDay(date, env),
    updatedAt: startOfDay(isToday ? date : addDays(date, 1), env),
    author: SITE_NAME,
    tags: [],
  }
}

function answerHtml({ party, figure }: TodayQuestion): string {
  const source = [sourceLine(figure), figure.note].filter(Boolean).join(' ')
  const links = [{ text: sourceLinkText(figure), url: figure.url }, ...figure.also].map(link)
  return `<p>${escapeHtml(todayAnswer(party, figure))}</p><p>${escapeHtml(source)} ${links.join(' · ')}</p>`
}

function link({ text, url }: FigureLink): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
}
