export const ADDRESSES = {
  general: 'hello@civicunity.example',
  partnerships: 'partnerships@civicunity.example',
  press: 'press@civicunity.example',
  privacy: 'privacy@civicunity.example',
} as const
