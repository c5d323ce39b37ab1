import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { localDay } from '#domain/dates.ts'
import { enumValue } from '#domain/enum-names.ts'
import { TODAY_KEY } from '#domain/session/storage-keys.ts'
import { fullTitle } from '#domain/site-name.ts'
import { longDay } from '#domain/today/days.ts'
import type { DayGuess } from '#domain/today/guesses.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { TODAY_TEXT } from '#domain/today/text.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { EarlierQuestions } from '#web/features/today/earlier-questions.tsx'
import { TodaySide } from '#web/features/today/today-side.tsx'
import { TodayView } from '#web/features/today/today-view.tsx'
import { Yesterday } from '#web/features/today/yesterday.tsx'
import { Head } from '#web/head.tsx'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { Section } from '#web/layout/section.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { useStoredObject } from '#web/lib/use-stored-object.ts'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'
import { Component as NotFoundScreen } from './not-found.tsx'
import { TodayPageDocument, type TodayPageQuery } from './today.generated.ts'

/** `/today` and `/today/{date}`. */
export function Component() {
  const date = useParams()['date']
  return <TodayPage key={date} date={date} />
}

function TodayPage({ date }: { date: string | undefined }) {
  const isToday = date === undefined
  const { data, error, loading, refetch } = useQuery(TodayPageDocument, {
    variables: { date: date ?? null, isToday },
    notifyOnNetworkStatusChange: true,
  })
  const { zone } = useSite()
  const shown = data?.today

  // The browser may have cached the question of the day before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit of the page.
  useEffect(() => {
    if (isToday && shown && shown.date !== localDay(new Date(), zone)) refetch()
  }, [])

  if (shown) return <Question today={shown} isToday={isToday} />
  if (loading) return <LoadingScreen text={TODAY_TEXT.loadingQuestion} />
  if (!error) return <NotFoundScreen />
  return (
    <StatusScreen
      status={500}
      title={TODAY_TEXT.pageFailed}
      hint={UNEXPECTED_FAILURE}
      onRetry={() => refetch()}
      action={null}
    />
  )
}

type QuestionProps = { today: NonNullable<TodayPageQuery['today']>; isToday: boolean }

function Question({ today, isToday }: QuestionProps) {
  const { stored, save, forget } = useStoredObject<DayGuess>(TODAY_KEY)
  const guesses = stored ?? {}
  const { zone } = useSite()
  const { date, party, figure } = today
  const yesterday = today.yesterday?.[0]
  const text = todayQuestion(enumValue(party), figure.asked)
  return (
    <>
      <Head
        title={isToday ? TODAY_TEXT.title : `${TODAY_TEXT.earlierTitle} ${longDay(date)}`}
        description={isToday ? TODAY_TEXT.description : text}
        card={{ image: urls.todayImage(date), alt: text }}
        canonical={urls.today(isToday ? undefined : date)}
      />
      <FeedLinks title={fullTitle(TODAY_TEXT.cardEyebrow)} {...urls.feeds('today')} />
      <Section>
        <div className="grid grid-cols-1 gap-12 wide:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] wide:gap-columns">
          <TodayView
            key={date}
            question={today}
            isToday={isToday}
            guess={guesses[date]}
            onGuess={(guess) => save(date, guess)}
          />
          {/* The server's HTML and hydration must not depend on the clock. */}
          <TodaySide guesses={guesses} today={stored ? localDay(new Date(), zone) : date} onForget={forget} />
        </div>
      </Section>
      {today.earlier.length > 0 && (
        <Section sunk>
          <div className="grid grid-cols-1 gap-12 wide:grid-cols-2 wide:gap-columns">
            {yesterday && <Yesterday answer={yesterday} guess={guesses[yesterday.date]} />}
            <EarlierQuestions
              questions={isToday ? today.earlier.slice(1) : today.earlier}
              guesses={guesses}
            />
          </div>
        </Section>
      )}
    </>
  )
}
