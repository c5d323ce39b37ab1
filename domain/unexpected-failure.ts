/** What is said of a failure that nobody expected, wherever there is nothing better to say. */
export const UNEXPECTED_FAILURE = 'Something went wrong. Please try again.'
