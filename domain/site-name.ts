export const SITE_NAME = 'Civic Unity'
