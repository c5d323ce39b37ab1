/** The page of one article on the dashboard. */
export const WRITING_TEXT = {
  publishing: 'Publishing',
  details: 'Details',
  beforeLive: 'Before it goes live',
  view: 'View',
  write: 'Write',
  read: 'Read',
  saveAnd: (action: string) => `Save and ${action}`,
} as const
