import { PARTY_LABELS, type Party } from '#domain/drawing/parties.ts'

/** “Of 100 Republicans, how many favored …?” */
export function todayQuestion(party: Party, asked: string): string {
  return `Of 100 ${PARTY_LABELS[party]}, how many ${asked}?`
}
