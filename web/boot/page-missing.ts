/** Thrown when a page's chunk does not load: the connection is away, or the site was built anew and has it no more. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'

  constructor(options: ErrorOptions) {
    super('The page could not be loaded', options)
  }
}
