import { PRIVACY } from '#domain/pages/privacy.ts'
import type { Toast } from '#domain/toast.ts'
import { ADDRESSES } from './addresses.ts'

export const CONTACT_TEXT = {
  badge: 'Get In Touch',
  hero: 'Contact Us',
  description:
    'Contact Civic Unity with a question or a correction, or about partnerships, press or privacy.',
  lead: 'Questions, corrections, ideas, partnerships. Your message goes to our editors.',
  form: 'Send us a message',
  name: 'Name',
  namePlaceholder: 'Your full name',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  subject: 'Subject',
  subjectPlaceholder: 'Select a category',
  message: 'Message',
  messagePlaceholder: 'Tell us how we can help you...',
  submit: 'Send Message',
  submitting: 'Sending...',
  trap: 'Leave this empty',
  needsScript:
    'This form needs JavaScript. If you can’t turn it on, please email one of the addresses on this page.',
} as const

export const REACH_US_TEXT = {
  heading: 'Other Ways to Reach Us',
  general: 'General email',
  generalHint: 'For inquiries and support',
  generalLink: 'Email us',
  response: 'Response time',
  responseHint: 'We typically respond within 24 hours during business days',
  responseLimits:
    `Messages that arrive on a weekend or a holiday wait for the next business day. We answer privacy inquiries ` +
    `within ${PRIVACY.answerHours} hours.`,
  location: 'Location',
  locationHint: 'Based in United States, serving communities nationwide',
} as const

export const SPECIALIZED_CONTACTS = {
  heading: 'Specialized Contacts',
  contacts: [
    { name: 'Partnerships', link: 'Email our partnerships team', address: ADDRESSES.partnerships },
    { name: 'Press', link: 'Email our press team', address: ADDRESSES.press },
    { name: 'Privacy', link: 'Email our privacy team', address: ADDRESSES.privacy },
  ],
} as const

export const COMMON_QUESTIONS = {
  heading: 'Common Questions',
  questions: [
    {
      question: 'Are you affiliated with a party?',
      answer: 'No. The platform is strictly nonpartisan.',
      link: null,
    },
    {
      question: 'What do you do with my data?',
      answer: 'As little as we can. It’s all in our Privacy Policy.',
      link: { text: 'Privacy Policy', href: '/privacy-policy' },
    },
    {
      question: 'Can I volunteer?',
      answer: 'Yes. Email the partnerships contact above.',
      link: { text: 'partnerships contact', href: `mailto:${ADDRESSES.partnerships}` },
    },
  ],
} as const

export const JOIN_TEXT = {
  heading: 'Join the Conversation',
  lead: 'Vote in the Community Pulse and see how others answered.',
  link: 'Go to Community Pulse',
} as const

export const CONTACT_SUCCESS: Toast = {
  title: 'Message sent successfully!',
  description: "We'll get back to you within 24 hours.",
  kind: 'good',
}

/** Stays on the page after the toast. */
export function sentText(email: string): string {
  return `Your message was sent. We’ll reply to ${email}, typically within 24 hours during business days.`
}

/** Empty for a single field, which shows its own message. */
export function wrongFieldsText(labels: readonly string[]): string {
  return labels.length > 1 ? `Please fix these ${labels.length} fields: ${labels.join(', ')}.` : ''
}

export function contactFailure(message?: string): Toast {
  return {
    title: 'Error sending message',
    description: message?.trim() || 'Please try again later.',
    kind: 'bad',
  }
}
