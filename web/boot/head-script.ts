import { QUIZ_KEY } from '#domain/quiz/quiz-key.ts'
import { TODAY_KEY } from '#domain/today/guesses.ts'
import { GUESSES_KEY } from '#domain/values/guess.ts'
import { PAIR_GUESSES_KEY } from '#domain/values/pair-guess.ts'
import { THEME_KEY } from '#web/layout/theme/theme-store.ts'

/** A result or a guess of an earlier visit. */
const RETURNING = `[${[TODAY_KEY, QUIZ_KEY, GUESSES_KEY, PAIR_GUESSES_KEY].map((key) => `'${key}'`)}]`

/**
 * Runs in the head before the first paint, so that the page never flashes in the other theme, and a returning visitor's hero
 * does not change after it was shown. `data-at-top` lets the browser skip the layout of what is far down (styles/base.css). A reload,
 * Back or a link to a section needs the real heights.
 */
export const HEAD_SCRIPT =
  `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.atTop='';` +
  `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;` +
  `if(${RETURNING}.some(function(k){return s.getItem(k)}))d.returning=''}catch(e){}`
