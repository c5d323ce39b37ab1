/** In sessionStorage: slugs of the articles that this tab has counted as read, separated by spaces. */
export const READS_KEY = 'unity_reads'
