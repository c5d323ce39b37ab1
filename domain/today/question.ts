import { PARTIES, type Party } from '#domain/drawing/parties.ts'

/** “Of 100 Republicans, how many favored …?” */
export function todayQuestion(party: Party, asked: string): string {
  return `Of 100 ${PARTIES[party]}, how many ${asked}?`
}
