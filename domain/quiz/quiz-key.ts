/** In sessionStorage: the quiz of this tab. In localStorage: the last result of this browser. */
export const QUIZ_KEY = 'unity_quiz'
/** The party of the first guess, drawn once per browser. */
export const FIRST_PARTY_KEY = 'unity_first_party'
