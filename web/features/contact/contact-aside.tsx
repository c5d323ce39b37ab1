import {
  Clock,
  Handshake,
  HeartHandshake,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  Newspaper,
  Scale,
  ShieldCheck,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { COMMON_QUESTIONS, JOIN_TEXT, REACH_US_TEXT, SPECIALIZED_CONTACTS } from '#domain/contact/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'

const DESK_ICONS: Record<(typeof SPECIALIZED_CONTACTS.contacts)[number]['name'], LucideIcon> = {
  Partnerships: Handshake,
  Press: Newspaper,
  Privacy: ShieldCheck,
}
const QUESTION_ICONS = [Scale, Lock, HeartHandshake]

/** The side panel of the contact page (Spec §2 Contact). */
export function ContactAside() {
  return (
    <aside className="aside" aria-label={REACH_US_TEXT.heading}>
      <List heading={REACH_US_TEXT.heading}>
        <Item icon={Mail} title={REACH_US_TEXT.general}>
          {REACH_US_TEXT.generalHint}
          <br />
          <a href={`mailto:${ADDRESSES.general}`}>{REACH_US_TEXT.generalLink}</a>
        </Item>
        <Item icon={Clock} title={REACH_US_TEXT.response}>
          {REACH_US_TEXT.responseHint}
        </Item>
        <Item icon={MapPin} title={REACH_US_TEXT.location}>
          {REACH_US_TEXT.locationHint}
        </Item>
      </List>
      <List heading={SPECIALIZED_CONTACTS.heading} className="aside__desks">
        {SPECIALIZED_CONTACTS.contacts.map(({ name, link, address }) => (
          <Item key={name} icon={DESK_ICONS[name]} title={name}>
            <a href={`mailto:${address}`}>{link}</a>
          </Item>
        ))}
      </List>
      <List heading={COMMON_QUESTIONS.heading}>
        {COMMON_QUESTIONS.questions.map(({ question, answer, link }, index) => (
          <Item key={question} icon={QUESTION_ICONS[index] ?? Scale} title={question}>
            <Answer text={answer} link={link} />
          </Item>
        ))}
      </List>
      <section className="aside__join">
        <h2>{JOIN_TEXT.heading}</h2>
        <p>{JOIN_TEXT.lead}</p>
        <ButtonLink href={urls.section('polls')} size="sm" variant="line">
          {JOIN_TEXT.link}
        </ButtonLink>
      </section>
    </aside>
  )
}

type ListProps = { heading: string; className?: string; children: ReactNode }

function List({ heading, className, children }: ListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId}>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Item({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </li>
  )
}

type AnswerLink = (typeof COMMON_QUESTIONS.questions)[number]['link']

/** An answer, with the words that name a place linked to it. */
function Answer({ text, link }: { text: string; link: AnswerLink }) {
  if (link === null) return text
  const [before, after] = text.split(link.words)
  return (
    <>
      {before}
      {link.to === 'privacy-policy' ? (
        <Link className="aside__inline" to={urls.privacy()}>
          {link.words}
        </Link>
      ) : (
        <a className="aside__inline" href={`mailto:${ADDRESSES.partnerships}`}>
          {link.words}
        </a>
      )}
      {after}
    </>
  )
}
