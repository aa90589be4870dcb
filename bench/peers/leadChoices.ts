// What leads and their cards refer to in the catalogue. The gateway reads the catalogue once for all operations; the
// peers have it built in.
import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import { budgetOf, durationNamed, serviceOf, toCatalogue } from '../../gateway/catalogue/catalogue.map.ts';
import { nameServices } from '../../gateway/chats/cardServices.ts';
import type { SystemMessageParam } from '../../gateway/schema.types.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';

type Choices = Pick<WireLead, 'services' | 'budget' | 'projectDuration'>;

function ignore(): void {
  return undefined;
}

const catalogue = toCatalogue(defaultCatalogue('en'), ignore);

export function servicesOf({ services }: Choices) {
  return services.map((service) => serviceOf(catalogue, service));
}

export function budgetOfLead({ budget }: Choices) {
  return budget && budgetOf(catalogue, budget);
}

export function durationOfLead({ projectDuration: name }: Choices) {
  return durationNamed(catalogue, { field: 'Lead.projectDuration', name, note: ignore });
}

export function cardParams(params: SystemMessageParam[]): SystemMessageParam[] {
  return nameServices(params, catalogue);
}
