import '@apollo/client'

declare module '@apollo/client' {
  export interface DefaultContext {
    /** If the operation fails on the server, the page is sent without its data, and with its normal status. */
    ssrOptional?: boolean
  }
}
