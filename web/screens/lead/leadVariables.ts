/** What the address of a lead's page asks the contract for: a slug or a uuid (RTE-05). */
export function leadVariables(params: Readonly<Record<string, string | undefined>>) {
  return {
    id: params.slugOrUuid ?? '',
  };
}
