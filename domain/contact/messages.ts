import type { Toast } from '#domain/toast.ts'
import { ADDRESSES } from './addresses.ts'

/** The words of the page and its form (Spec §2 Contact). */
export const CONTACT_TEXT = {
  badge: 'Get In Touch',
  hero: 'Contact Us',
  description:
    'Write to Civic Unity: questions, corrections, partnerships, press and privacy. A person reads every message.',
  lead: 'Questions, corrections, ideas, partnerships. A person reads every message.',
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
    'Sending this form needs JavaScript. Without it, please write to one of the addresses on this page.',
} as const

/**
 * The words of 'Other Ways to Reach Us' (Spec §2 Contact, side panel). The address stands in the link, not in
 * words.
 */
export const REACH_US_TEXT = {
  heading: 'Other Ways to Reach Us',
  general: 'General email',
  generalHint: 'For inquiries and support',
  generalLink: 'Write to us',
  response: 'Response time',
  responseHint: 'We typically respond within 24 hours during business days',
  location: 'Location',
  locationHint: 'Based in United States, serving communities nationwide',
} as const

/** 'Specialized Contacts', each a mailto link (Spec §2 Contact, side panel). */
export const SPECIALIZED_CONTACTS = {
  heading: 'Specialized Contacts',
  contacts: [
    { name: 'Partnerships', link: 'Email the partnerships desk', address: ADDRESSES.partnerships },
    { name: 'Press', link: 'Email the press desk', address: ADDRESSES.press },
    { name: 'Privacy', link: 'Email the privacy desk', address: ADDRESSES.privacy },
  ],
} as const

/** 'Common Questions' (Spec §2 Contact). `link` says which words of the answer lead where, if any do. */
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
      answer: 'As little as we can. It is all written down in our Privacy Policy.',
      link: { words: 'Privacy Policy', to: 'privacy-policy' },
    },
    {
      question: 'Can I volunteer?',
      answer: 'Yes. Write to the partnerships contact above.',
      link: { words: 'partnerships contact', to: 'partnerships' },
    },
  ],
} as const

/** The closing card (Spec §2 Contact). */
export const JOIN_TEXT = {
  heading: 'Join the Conversation',
  lead: 'Vote in the Community Pulse and see how others answered.',
  link: 'Go to Community Pulse',
} as const

/** A message was sent (Spec §8 Contact success). */
export const CONTACT_SUCCESS: Toast = {
  title: 'Message sent successfully!',
  description: "We'll get back to you within 24 hours.",
  kind: 'good',
}

/**
 * Says how many fields are wrong, and which: the focus goes to the first, and nobody who cannot see the others
 * would know of them. In: their labels. Empty for one alone, which speaks for itself.
 */
export function wrongFieldsText(labels: readonly string[]): string {
  return labels.length > 1 ? `${labels.length} fields need a change: ${labels.join(', ')}.` : ''
}

/**
 * A message was not sent (Spec §8 Contact failure). In: the error's message, which may be missing or blank.
 */
export function contactFailure(message?: string): Toast {
  return {
    title: 'Error sending message',
    description: message?.trim() || 'Please try again later.',
    kind: 'bad',
  }
}
