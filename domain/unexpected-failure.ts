export const UNEXPECTED_FAILURE = 'Something went wrong. Please try again.'
