import { GUESSES_KEY, PAIR_GUESSES_KEY, QUIZ_KEY, TODAY_KEY } from '#domain/session/storage-keys.ts'
import { THEME_KEY } from '#web/layout/theme/theme-store.ts'

/** A result or a guess of an earlier visit. */
const RETURNING = `[${[TODAY_KEY, QUIZ_KEY, GUESSES_KEY, PAIR_GUESSES_KEY].map((key) => `'${key}'`)}]`

/**
 * Runs in the head before the first paint, so that the page never flashes in the other theme, and a returning visitor's hero
 * does not change after it was shown. The classes let the first layout skip what is far down (styles/base.css, entry.client.tsx). A
 * reload, Back or a link to a section needs the real heights.
 */
export const HEAD_SCRIPT =
  `if(location.pathname==='/'&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.className='skip-values skip-splits skip-stories skip-polls';` +
  `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;` +
  `if(${RETURNING}.some(function(k){return s.getItem(k)}))d.returning=''}catch(e){}`
