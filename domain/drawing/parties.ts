export type Party = 'republicans' | 'democrats'

export const PARTIES = {
  republicans: 'Republicans',
  democrats: 'Democrats',
  independents: 'Independents',
} as const
