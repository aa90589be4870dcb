import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import type { SystemMessageParam } from '../schema.types.ts';

/** The catalogue ids of the services on a card, separated by commas. */
const IDS = 'serviceIds';

/**
 * The parameters of a card with its services named in the reader's language; as they were stored if the upstream sends
 * no ids, or the catalogue lacks one of them.
 */
export async function translateServices(params: SystemMessageParam[], context: Context): Promise<SystemMessageParam[]> {
  return params.some(({ name }) => name === IDS) ? nameServices(params, await catalogueOf(context)) : params;
}

/** The parameters of a card with its services named as in the catalogue. */
export function nameServices(params: SystemMessageParam[], { services }: Catalogue): SystemMessageParam[] {
  const ids = params.find(({ name }) => name === IDS)?.value.split(',') ?? [];
  const names = ids.map((id) => services.get(Number(id))?.name);
  const value = names.length === 0 || names.includes(undefined) ? null : names.join(', ');
  return params
    .filter(({ name }) => name !== IDS)
    .map((param) => (param.name === 'services' && value !== null ? { ...param, value } : param));
}
