/** Thrown when a page's chunk does not load, because the browser is offline or a new build replaced the chunk. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'

  constructor(options: ErrorOptions) {
    super('The page could not be loaded', options)
  }
}
