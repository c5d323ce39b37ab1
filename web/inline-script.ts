import { THEME_SCRIPT } from './ui/theme-script.ts'

/** The page's only inline script. The server allows it by its hash in the content security policy. */
export const INLINE_SCRIPT = THEME_SCRIPT
