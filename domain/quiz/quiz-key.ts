/** In sessionStorage: the quiz of this tab. In localStorage: the last result of this browser. */
export const QUIZ_KEY = 'unity_quiz'
