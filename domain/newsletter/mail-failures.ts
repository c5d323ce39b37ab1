/**
 * Why an email was not sent. The first five are problems with our setup or the mail server, so every
 * other email would fail too. The others concern one email: try later, blocked for its content, by a policy or by
 * a rule of the protocol, rejected by the mailbox, or there is no such mailbox.
 */
export type MailFailure =
  | 'connection'
  | 'turnedAway'
  | 'login'
  | 'loginRequired'
  | 'sender'
  | 'deferred'
  | 'blocked'
  | 'rejected'
  | 'unknownAddress'

/** Failures that pause an issue, with the reason that editors read. Test emails show it too. */
export const PAUSING_FAILURES: Readonly<Partial<Record<MailFailure, string>>> = {
  connection: 'We couldn’t connect to the mail server. Check SMTP_URL and the server, then try again.',
  turnedAway:
    'The mail server turned us away. It may be overloaded or blocking this server. Try again later.',
  login: 'The mail server rejected the login. Check the username and password in SMTP_URL, then try again.',
  loginRequired: 'The mail server requires a login. Add a username and password to SMTP_URL, then try again.',
  sender: 'The mail server rejected the sender’s address. Check MAIL_FROM, then try again.',
}

/** Minutes before each retry after a temporary failure for one subscriber. After the last retry, we give up. */
export const RETRY_MINUTES: readonly number[] = [5, 15, 60, 240, 720]

/** Issues that an address rejects permanently, one after the other, before it is undeliverable. An unknown one is at once. */
export const MAX_REJECTIONS = 2

/**
 * Counts first attempts for different subscribers and all issues, until this process has nothing to send. After this many,
 * the cause is unlikely to be their mailboxes.
 */
export const MAX_FAILURES_IN_A_ROW = 20

export const TOO_MANY_FAILURES = `The mail server didn’t accept the last ${MAX_FAILURES_IN_A_ROW} emails. Check its log and your sender reputation, then resume.`
