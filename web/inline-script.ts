import { EARLY_SCRIPT } from './early-input.ts'
import { LIFELESS_SCRIPT } from './lifeless-script.ts'
import { START_SCRIPT } from './start-script.ts'
import { THEME_SCRIPT } from './ui/theme-script.ts'

/** The one script that stands in the page itself. The server puts its hash into the content security policy. */
export const INLINE_SCRIPT = `${THEME_SCRIPT};${LIFELESS_SCRIPT};${START_SCRIPT};${EARLY_SCRIPT}`
