// Contract + the web's documents -> Relay artifacts and the persisted operations the gateway trusts.
export const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/relay/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  noSourceControl: true,
  codegenCommand: 'npm run codegen',
  customScalarTypes: {
    DateTime: 'string',
    Date: 'string',
    URL: 'string',
    EmailAddress: 'string',
    Upload: 'File | null',
  },
  requireCustomScalarTypes: true,
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
  persistConfig: {
    algorithm: 'SHA256',
    // scripts/codegen.mjs compiles into a fresh file, so that no document outlives the code that used it.
    file: process.env.RELAY_PERSIST_FILE ?? './web/relay/persisted-queries.json',
  },
};

// relay-compiler reads a module's CommonJS export.
export { config as 'module.exports' };
