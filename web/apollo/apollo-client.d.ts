import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// Masks fragments in the types too, so that reading a child's field from the page is a type error.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  export interface DefaultContext {
    /** If the operation fails on the server, the page is sent without its data, and with its normal status. */
    ssrOptional?: boolean
  }
}
