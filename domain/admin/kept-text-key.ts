/** In localStorage, followed by the name of the form: text that an editor typed and did not save. */
export const KEPT_TEXT_PREFIX = 'adminText:'

/** As the privacy policy lists it. */
export const KEPT_TEXT_NAME = `${KEPT_TEXT_PREFIX}…`
