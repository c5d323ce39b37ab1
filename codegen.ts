import type { CodegenConfig } from '@graphql-codegen/cli'
import type { Types } from '@graphql-codegen/plugin-helpers'

// `npm run codegen` prints schema.graphql first, then runs this: a typed document next to each .graphql file.

const scalars = { ID: 'string', DateTime: 'string' }

const nearOperation: Types.ConfiguredOutput = {
  preset: 'near-operation-file',
  presetConfig: {
    extension: '.generated.ts',
    baseTypesPath: '../schema.generated.ts',
    importTypesNamespace: 'Types',
    importExtension: '.ts',
  },
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    scalars,
    useTypeImports: true,
    enumsAsTypes: true,
    inlineFragmentTypes: 'inline',
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    defaultScalarType: 'unknown',
    avoidOptionals: { field: true, inputValue: false },
    dedupeFragments: true,
    onlyOperationTypes: true,
  },
}

const config: CodegenConfig = {
  overwrite: true,
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true, defaultScalarType: 'unknown' },
    },
    'web/apollo/possible-types.generated.ts': { plugins: ['fragment-matcher'] },
    'web/': { ...nearOperation, documents: 'web/**/*.graphql' },
    'api/': { ...nearOperation, documents: 'api/**/*.rest.graphql' },
  },
}

export default config
