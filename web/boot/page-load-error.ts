/** Thrown when a page's chunk does not load, because the browser is offline or a new build replaced the chunk. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'

  constructor(options: ErrorOptions) {
    super('The page could not be loaded', options)
  }
}
