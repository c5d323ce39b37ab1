export interface Settings {
  quick: boolean
  rounds: number
  seconds: number
  /** Time between the first response and the first memory reading. */
  settleSeconds: number
  loadSeconds: number
  votes: number
  /** `many` is compared with `few`, and `most` is measured alone. */
  posts: { few: number; many: number; most: number }
  /** The last number is compared with the first. */
  ballots: readonly number[]
  lighthouseRuns: number
  folder: string
}

export function settingsOf(quick: boolean, folder: string): Settings {
  return quick
    ? {
        quick,
        folder,
        rounds: 3,
        seconds: 0.15,
        settleSeconds: 1,
        loadSeconds: 1,
        votes: 400,
        posts: { few: 100, many: 2_000, most: 10_000 },
        ballots: [1_000, 50_000],
        lighthouseRuns: 1,
      }
    : {
        quick,
        folder,
        rounds: 5,
        seconds: 3,
        settleSeconds: 5,
        loadSeconds: 60,
        votes: 5_000,
        posts: { few: 100, many: 10_000, most: 100_000 },
        ballots: [1_000, 5_000_000],
        lighthouseRuns: 5,
      }
}
