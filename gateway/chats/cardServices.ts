import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import type { SystemMessageParam } from '../schema.types.ts';

/** The catalogue ids of the services on a card, separated by commas. */
const IDS = 'serviceIds';

/**
 * The parameters of a card with its services named in the reader's language; as they were stored if the upstream sends
 * no ids, or the catalogue lacks one of them.
 */
export async function translateServices(params: SystemMessageParam[], context: Context): Promise<SystemMessageParam[]> {
  const ids = params.find(({ name }) => name === IDS)?.value.split(',');
  if (!ids) return params;
  const { services } = await catalogueOf(context);
  const names = ids.map((id) => services.get(Number(id))?.name);
  const value = names.includes(undefined) ? null : names.join(', ');
  return params
    .filter(({ name }) => name !== IDS)
    .map((param) => (param.name === 'services' && value !== null ? { ...param, value } : param));
}
