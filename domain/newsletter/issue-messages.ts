export const ISSUE_ERRORS = {
  notFound: 'This issue doesn’t exist. Someone may have deleted it.',
  changedMeanwhile: 'Someone else changed this issue after you opened it. Your changes weren’t saved.',
  changedBeforeSending:
    'Someone else changed this issue after you opened it. Nothing was sent. Close it and open it again to read the change.',
  frozen:
    'This issue can’t be changed anymore. If it’s scheduled, cancel it first. Otherwise, write a new issue.',
  notSendable: 'This issue can’t be sent in its current status. If it’s paused, resume it instead.',
  notSchedulable: 'This issue can’t be scheduled anymore.',
  notSending: 'This issue isn’t being sent.',
  notPaused: 'This issue isn’t paused.',
  notCancelable: 'This issue isn’t scheduled or being sent.',
  notArchived: 'This issue isn’t in the archive.',
  notDeletable: 'Cancel this issue before you delete it.',
  // Stored with the issue. The overview looks for it, so issues paused before a rewording would count as failures.
  pausedByEditor: 'An editor paused it.',
  unknownPost: 'One of the articles doesn’t exist anymore',
  unknownPoll: 'This poll doesn’t exist anymore',
  mailOff: 'Email isn’t configured. Set SMTP_URL to send email.',
} as const

/** `isFrozen` for an issue without an Edit button. */
export function notReady(problems: readonly string[], isFrozen: boolean): string {
  const hint = isFrozen ? ' To edit the issue, cancel it first.' : ''
  return `This issue isn’t ready to send. ${problems.join(' ')}${hint}`
}

/** The reason for pausing an issue that is more than two hours late. `lateness` is in milliseconds. */
export function lateReason(lateness: number): string {
  const hours = Math.floor(lateness / 3_600_000)
  return `The server wasn’t running at the scheduled time and came back more than ${hours} hours later. Send the issue now, or reschedule it.`
}

/** `codes` of the mail server, such as 550 5.1.1. */
export function testRejected(codes: string): string {
  return `The mail server didn’t accept the test email (${codes}).`
}
