/** What the site is called, where its name stands by itself: titles, feeds, cards (Spec §2 Navigation bar). */
export const SITE_NAME = 'Civic Unity'
