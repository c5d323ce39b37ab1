/** The mail addresses on the site: the one place to change them (Spec §2 Contact, side panel). */
export const ADDRESSES = {
  general: 'hello@civicunity.example',
  partnerships: 'partnerships@civicunity.example',
  press: 'press@civicunity.example',
  privacy: 'privacy@civicunity.example',
} as const
