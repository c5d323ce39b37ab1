import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
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
    'They took our ten-question quiz and sent you their picks. You’ve made yours already, so three guesses are all ' +
    'that’s left.',
  stepKnown: 'Use the answers you already gave, or take the quiz again.',
  steps: [
    'Answer the same ten questions. It takes about three minutes.',
    'Guess three of their answers.',
    'See where you match, where you don’t, and a good question to ask each other.',
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
  ownFirst: 'Your own answers first',
  guessHint: 'Your best guess is fine. You’ll see their answers after the third one.',
  yourPick: 'Your own pick',
  next: 'Next',
  compare: 'See how you compare',
  ofTen: 'of 10 the same',
  guessedRight: 'You guessed it.',
  differencesLead:
    'You picked different things here. Most Republicans and most Democrats agreed with each statement when pollsters asked.',
  youPicked: 'You picked',
  askEachOther: 'Ask each other',
  sendBack: 'Send yours back',
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

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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

export function sameTitle(same: number): string {
  return `You match on ${same} of 10`
}

/** Of ten questions with four options, random picks match on 2.5 on average. */
export function sameLead(same: number, name: Name): string {
  if (same === 0) return 'You picked differently every time, so you have ten things to talk about.'
  if (same === 10) return 'You picked the same ten. Ask each other why.'
  const questions = same === 1 ? 'one question' : `${numberWord(same)} questions`
  const both = name === null ? 'You both' : `You and ${name}`
  const sentence = `${both} gave the same answer to ${questions}.`
  if (same < 3) return sentence
  return `${sentence} Two people who clicked at random would match on two or three.`
}

export function peopleFigureText(same: number, name: Name): string {
  const people = `Two circles, you and ${name ?? 'the other person'}.`
  if (same === 0) return `${people} They only touch.`
  if (same === 10) return `${people} They cover each other completely.`
  return `${people} The area they share is ${same * 10} percent of each circle.`
}

export function peopleScaleText(same: number): string {
  const scale =
    same === 0
      ? 'the circles only touch'
      : same === 10
        ? 'the circles overlap completely'
        : `the plum area is ${same * 10}% of each circle`
  return `Drawn to scale: ${scale}. Neither of you is graded.`
}

export function guessesTitle(right: number, count: number): string {
  return `You got ${right} of ${count} guesses right`
}

export function wrongGuessText(guess: string): string {
  return `You guessed “${guess}” instead.`
}

export function differencesTitle(different: number): string {
  return `${capitalize(numberWord(different))} to talk about`
}

export function sharedTitle(same: number): string {
  return `${capitalize(numberWord(same))} you share`
}

export function theyPicked(name: Name): string {
  return `${name ?? 'They'} picked`
}

export function linkContentText(name: Name): string {
  return name === null ? 'It contains your ten picks.' : `It contains your ten picks and the name ${name}.`
}
