/** In localStorage. Apart from the schema, because articles read it, too. */
export const ADMIN_TOKEN_KEY = 'adminToken'
