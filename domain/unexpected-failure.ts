/** Used when there is no better message. */
export const UNEXPECTED_FAILURE = 'Something went wrong. Please try again.'
