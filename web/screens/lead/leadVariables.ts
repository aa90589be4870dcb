import { isUuid } from '../../../domain/uuid.ts';

/** A lead is looked up by exactly one of these keys; the others are null. */
const NO_KEY: Readonly<Record<'id' | 'slug' | 'uuid', string | null>> = { id: null, slug: null, uuid: null };

/** GraphQL variables for the URL of a lead's page, which contains a slug or a UUID (RTE-05). */
export function leadVariables({ slugOrUuid = '' }: Readonly<Record<string, string | undefined>>) {
  return { ...NO_KEY, [isUuid(slugOrUuid) ? 'uuid' : 'slug']: slugOrUuid };
}

/** GraphQL variables for a lead whose global id is known. */
export function leadVariablesById(id: string) {
  return { ...NO_KEY, id };
}

/** GraphQL variables for the lead that is open beside the list; null if none is. */
export function selectedLeadVariables(search: URLSearchParams) {
  const slugOrUuid = search.get('lead');
  return slugOrUuid ? leadVariables({ slugOrUuid }) : null;
}
