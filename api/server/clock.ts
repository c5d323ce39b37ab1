/** Where the time comes from: an argument everywhere, so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
