/**
 * The message of the error that any non-OK answer becomes: the status code, a colon and a space, then the
 * body, or the status text when the body is empty (Spec §8 General rule).
 */
export function httpErrorMessage(status: number, statusText: string, body: string): string {
  return `${status}: ${body || statusText}`
}
