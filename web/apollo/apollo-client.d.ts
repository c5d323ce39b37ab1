import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// Fragments are masked by type as well as at run time: reading a child's field from the page is an error.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
