// Specification §2 Navigation bar.

export const SITE_NAME = 'Civic Unity'
