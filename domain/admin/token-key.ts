// Separate from the schema, because pages of articles download it.
export const ADMIN_TOKEN_KEY = 'adminToken'
