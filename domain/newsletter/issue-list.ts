export const MAX_ISSUES_PER_PAGE = 20

export const ISSUE_PAGE_SIZE_RULE = `Please choose a limit from 1 to ${MAX_ISSUES_PER_PAGE}`

export const ISSUE_NOT_FOUND = 'Newsletter issue not found'
