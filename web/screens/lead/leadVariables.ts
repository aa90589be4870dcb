const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By which of its keys a lead is asked for; the others are null. */
const NO_KEY: Readonly<Record<'id' | 'slug' | 'uuid', string | null>> = { id: null, slug: null, uuid: null };

/** What the address of a lead's page asks the contract for: a slug or a uuid (RTE-05). */
export function leadVariables({ slugOrUuid = '' }: Readonly<Record<string, string | undefined>>) {
  return { ...NO_KEY, [UUID.test(slugOrUuid) ? 'uuid' : 'slug']: slugOrUuid };
}

/** The same for a lead whose global id is known. */
export function leadVariablesById(id: string) {
  return { ...NO_KEY, id };
}
