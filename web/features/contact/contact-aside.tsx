import {
  Clock,
  Handshake,
  HeartHandshake,
  Lock,
  type LucideIconData,
  Mail,
  MapPin,
  Newspaper,
  Scale,
  ShieldCheck,
} from '@lucide/icons'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { COMMON_QUESTIONS, JOIN_TEXT, REACH_US_TEXT, SPECIALIZED_CONTACTS } from '#domain/contact/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'

const CONTACT_ICONS = [Handshake, Newspaper, ShieldCheck]
const QUESTION_ICONS = [Scale, Lock, HeartHandshake]

export function ContactAside() {
  return (
    <aside className="grid gap-10" aria-label={REACH_US_TEXT.heading}>
      <List heading={REACH_US_TEXT.heading}>
        <Item icon={Mail} title={REACH_US_TEXT.general}>
          {REACH_US_TEXT.generalHint}
          <br />
          <MailLink address={ADDRESSES.general}>{REACH_US_TEXT.generalLink}</MailLink>
        </Item>
        <Item icon={Clock} title={REACH_US_TEXT.response}>
          {REACH_US_TEXT.responseHint}
          <br />
          {REACH_US_TEXT.responseLimits}
        </Item>
        <Item icon={MapPin} title={REACH_US_TEXT.location}>
          {REACH_US_TEXT.locationHint}
        </Item>
      </List>
      <List heading={SPECIALIZED_CONTACTS.heading}>
        {SPECIALIZED_CONTACTS.contacts.map(({ name, link, address }, index) => (
          <Item key={name} icon={CONTACT_ICONS[index] ?? Mail} title={name} isInline>
            <MailLink address={address}>{link}</MailLink>
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
      <section className="bg-plum-wash p-7">
        <h2 className="text-xl tracking-snug">{JOIN_TEXT.heading}</h2>
        <p className="mt-2">{JOIN_TEXT.lead}</p>
        <ButtonLink href={urls.section('polls')} size="sm" variant="line" className="mt-5">
          {JOIN_TEXT.link}
        </ButtonLink>
      </section>
    </aside>
  )
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="border-ink border-b-2 pb-3 text-xl tracking-snug">
        {heading}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

type ItemProps = {
  icon: LucideIconData
  title: string
  isInline?: boolean
  children: ReactNode
}

function Item({ icon, title, isInline = false, children }: ItemProps) {
  return (
    <li className="grid first-col-6 gap-3 border-line border-b py-4 text-sm leading-[1.5]">
      <Icon of={icon} className="mt-0.5 text-plum" />
      <div className={clsx(isInline && 'xs:flex xs:items-baseline xs:justify-between xs:gap-4')}>
        <b className="block text-base text-ink">{title}</b>
        {children}
      </div>
    </li>
  )
}

function MailLink({ address, children }: { address: string; children: string }) {
  return (
    <a href={`mailto:${address}`} className="-my-2 inline-flex min-h-target items-center">
      {children}
    </a>
  )
}

type AnswerLink = (typeof COMMON_QUESTIONS.questions)[number]['link']

function Answer({ text, link }: { text: string; link: AnswerLink }) {
  if (link === null) return text
  const [before, after] = text.split(link.text)
  return (
    <>
      {before}
      <Link to={link.href}>{link.text}</Link>
      {after}
    </>
  )
}
