export const SESSION_ID = /^[A-Za-z0-9_-]{1,128}$/

/** `now` is in milliseconds. `random` contains only letters, digits, dashes and underscores. */
export function makeSessionId(now: number, random: string): string {
  return `session_${now}_${random}`
}
