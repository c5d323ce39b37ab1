/** How thorough a run is. */
export interface Settings {
  quick: boolean
  rounds: number
  /** Of one measurement. */
  seconds: number
  /** Between the first answer and the first look at the memory. */
  settleSeconds: number
  /** Of the load before the second look at the memory. */
  loadSeconds: number
  votes: number
  /** Numbers of posts: `many` is compared with `few`, and `most` is timed on its own. */
  posts: { few: number; many: number; most: number }
  /** Numbers of ballots: the last is compared with the first. */
  ballots: readonly number[]
  lighthouseRuns: number
  /** A temporary directory, gone after the run. */
  folder: string
}

/** The settings of a full run, or of one that ends within two minutes. */
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
