import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { capitalize } from '#domain/text.ts'
import { numberWord } from '#domain/whole-number.ts'
import type { Backing } from './compare.ts'
import type { CompareFailure } from './compare-code.ts'

type Name = string | null

export const COMPARE_TEXT = {
  heading: 'Compare your picks',
  description:
    'Take the ten-question quiz, guess three of another person’s answers, and see where you match. Your answers ' +
    'stay in your browser.',
  noScript:
    'Comparing needs JavaScript, because the picks are in a part of the link that only your browser reads. You ' +
    'can read all forty statements and their sources without it:',
  methodology: 'How the quiz works',
  loading: 'Reading the link',
  introLead:
    'They took our ten-question quiz and sent you their picks. You’ll see them after you’ve made your own.',
  introKnownLead:
    'They took our ten-question quiz and sent you their picks. You’ve made yours already, so your guesses and your ' +
    'answers to theirs are all that’s left.',
  stepKnown: 'Use the answers you already gave, or take the quiz again.',
  steps: [
    'Answer the same ten questions. It takes about three minutes.',
    'Guess three of their answers.',
    'Say which of their other picks you’d back, too. Then see what you both could live with, and a good question for the rest.',
  ],
  stays:
    'Your answers stay in this browser. They aren’t sent to us, and the other person sees them only if you send ' +
    'a link back.',
  start: 'Start the quiz',
  startAgain: 'Take the quiz again',
  reuse: 'Use the answers you already gave',
  about: 'What is Civic Unity?',
  emptyFigure: 'Their circle is drawn. Yours is still an empty dotted outline.',
  you: 'You',
  them: 'Them',
  guessHint: 'Your best guess is fine. You’ll see their answers at the end.',
  yourPick: 'Your own pick',
  next: 'Next',
  ofTen: 'of 10',
  backQuestion: 'Would you back this too?',
  backHint: 'Answering takes you to the next one. Party shares come at the end.',
  backings: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  sendBack: 'Send your answers back',
  compareElse: 'Compare with someone else',
  ownResult: 'Find your own overlap',
  noLinkTitle: 'Compare with one other person',
  noLinkLead:
    'Take the quiz, then choose “Compare with someone” below your result. You’ll get a link to send. The person who ' +
    'opens it answers first, guesses three of your answers, and sees where you match.',
  toQuiz: 'Take the quiz',
} as const

export const COMPARE_FAILURE: Readonly<Record<CompareFailure, { title: string; lead: string }>> = {
  malformed: {
    title: 'This link is incomplete',
    lead: 'Part of it may have been cut off. Ask for the link again, or take the quiz and send one of your own.',
  },
  otherVersion: {
    title: 'This link is for another version of the quiz',
    lead:
      'The questions have changed since it was created, so the answers can’t be compared. Take the current quiz ' +
      'and send a link of your own.',
  },
}

export const COMPARE_LINK_TEXT = {
  open: QUIZ_TEXT.compare,
  lead:
    'We’ll make a link that you can send to one person or several. They answer first, then see how your picks ' +
    'line up.',
  reveals: 'What the link reveals',
  picks:
    'Your ten picks. Anyone who has the link can see them, and you can’t take a link back once it’s sent.',
  replyPicks:
    'Your ten picks and your answers to theirs. Anyone who has the link can see them, and you can’t take a link back ' +
    'once it’s sent.',
  firstName: 'Your first name, if you add one.',
  nothing:
    'Nothing is sent to us. Your picks are in the part of the link that browsers don’t send to websites. This browser ' +
    'remembers them, so that you can compare when a link comes back.',
  name: 'First name',
  nameHint: 'Up to 20 characters. If you leave it blank, the page says “Someone.”',
  create: 'Create my link',
  cancel: 'Not now',
  ready: 'Your link is ready',
  link: 'Comparison link',
  copy: 'Copy link',
  share: 'Share',
  copyByHand: 'Your browser didn’t let us copy the link. Select it and copy it yourself.',
  shareTitle: 'Compare with me',
  shareText: 'Ten questions. Guess what I picked, then see where we match.',
  showCode: 'Show a QR code',
  codeLabel: 'QR code for your comparison link',
  codeHint: 'Point another phone’s camera at it. The code is drawn in your browser.',
  codeFailed: 'The QR code couldn’t be drawn. Please copy the link instead.',
} as const

export function compareTitle(name: Name): string {
  return `Compare with ${name ?? 'someone'}`
}

export function introTitle(name: Name): string {
  return `${name ?? 'Someone'} wants to compare with you`
}

/** Short enough to fit below a circle. */
export function figureName(name: Name): string {
  const letters = [...(name ?? COMPARE_TEXT.them)]
  return letters.length > 10 ? `${letters.slice(0, 9).join('')}…` : letters.join('')
}

export function guessTitle(name: Name): string {
  return `What did ${name ?? 'they'} pick?`
}

/** `step` counts from 0. */
export function guessProgress(step: number, count: number): string {
  return `Guess ${step + 1} of ${count}`
}

/** "Maria’s", or "their" without a name. */
function ownedBy(name: Name): string {
  return name === null ? 'their' : `${name}’s`
}

/**
 * How many both put first, and how many of the other ten one person would back. `who` answered: the visitor, or the other
 * person in a reply.
 */
export function backingSentence(same: number, yes: number, name: Name, who: 'you' | 'them'): string {
  const rest = 10 - same
  const would = who === 'you' ? 'you’d' : name === null ? 'they’d' : `${name} would`
  const whose = who === 'you' ? ownedBy(name) : 'your'
  if (same === 10) return 'You put the same ten first.'
  if (same + yes === 0) return 'You’d start in ten different places.'
  if (same === 0)
    return `${capitalize(would)} back ${yes === 10 ? `all ten of ${whose} picks` : `${yes} of ${whose} ten`}.`
  const both = `You both put ${same} first`
  if (yes === 0) return `${both}.`
  if (rest === 1) return `${both}, and ${would} back ${whose} other one.`
  return yes === rest
    ? `${both}, and ${would} back all ${rest} of ${whose} others.`
    : `${both}, and ${would} back ${yes} of ${whose} other ${rest}.`
}

/** Below the sentence. `right` is null without guesses. */
export function backingLead(count: number, different: number, name: Name, right: number | null): string {
  const whose = ownedBy(name)
  const sum =
    count === 0
      ? 'That leaves ten good questions. Each one below asks for a story, not a defense.'
      : different === 0
        ? 'Ask each other why. Same first choice doesn’t mean same reason.'
        : count === 10
          ? `That’s all of ${whose} ten. Where you’d start is a different question.`
          : `That’s ${count} of ${whose} ten.`
  return right === null ? sum : `${sum} You guessed ${right} of 3 of ${whose} picks.`
}

/** Below the sentence of a reply. */
export function replyLead(count: number, different: number, name: Name): string {
  const questions = different === 1 ? 'one question' : `${numberWord(different)} questions`
  const sum = `That’s ${count} of your ten.`
  if (different === 0) return `${sum} Ask each other why.`
  return `${sum} On ${questions}, ${name ?? 'they'} put something else first. Would you back ${different === 1 ? 'that' : 'those'}?`
}

export function replyKicker(name: Name): string {
  return `${name ?? 'Someone'} answered your link`
}

export function pairKicker(name: Name): string {
  return name === null ? 'The two of you' : `You and ${name}`
}

export function answerReplyText(different: number, name: Name): string {
  return `Answer ${ownedBy(name)} ${different === 1 ? 'one' : numberWord(different)}`
}

export function sendBackText(name: Name): string {
  return name === null ? COMPARE_TEXT.sendBack : `Send ${name} your answers`
}

/** `step` counts from 0. */
export function backProgress(step: number, count: number): string {
  return `${step + 1} of ${count}`
}

export function putFirst(who: 'you' | 'them', name: Name): string {
  return who === 'you' ? 'You put first' : `${name ?? 'They'} put this first`
}

/** In the legend of the ten marks. */
export function tallyText(kind: Backing | 'same', name: Name, who: 'you' | 'them'): string {
  const would = who === 'you' ? 'you’d' : name === null ? 'they’d' : `${name} would`
  return { same: 'you both put first', yes: `${would} back`, unsure: 'not sure', no: 'no' }[kind]
}

export function backingAnswer(backing: Backing, name: Name, who: 'you' | 'them'): string {
  const person = who === 'you' ? 'You' : (name ?? 'They')
  return backing === 'unsure' ? 'Not sure' : `${person}: ${backing}`
}

export function peopleFigureText(same: number, name: Name): string {
  const people = `Two circles, you and ${name ?? 'the other person'}.`
  if (same === 0) return `${people} They only touch.`
  if (same === 10) return `${people} They cover each other completely.`
  return `${people} The area they share is ${same * 10} percent of each circle.`
}

export function differencesTitle(different: number): string {
  const places = different === 1 ? 'place' : 'places'
  return `${capitalize(numberWord(different))} ${places} where you’d start differently`
}

export function differencesLead(count: number): string {
  return `${count === 1 ? 'It' : 'Each one'} comes with a question to ask each other.`
}

export function sharedTitle(same: number): string {
  return `${capitalize(numberWord(same))} you both put first`
}

export function linkContentText(name: Name, isReply: boolean): string {
  if (!isReply)
    return name === null ? 'It contains your ten picks.' : `It contains your ten picks and the name ${name}.`
  if (name === null) return 'It contains your ten picks and your answers to theirs.'
  return `It contains your ten picks, your answers to theirs, and the name ${name}.`
}
