import type { Catalogue as Filters } from '../../domain/catalogue/catalogue.ts';
import type { WireLocation } from '../../upstream/contract/catalogue.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import type { NodeType, StoredType } from '../relay/ids.ts';
import type {
  Budget,
  BusinessSize,
  BusinessSizeName,
  DurationRange,
  EmployeeRange,
  FilterCatalogue,
  Industry,
  Location,
  LocationType,
  Service,
  Tool,
  ToolCategoryName,
  WorkingLanguage,
} from '../schema.types.ts';

/** The catalogue as the contract shows it, and its entries by the upstream's number. */
export interface Catalogue {
  readonly filters: FilterCatalogue;
  readonly services: ReadonlyMap<number, Service>;
  /** The upstream's number of a service by its alias. */
  readonly serviceNumbers: ReadonlyMap<string, number>;
  readonly industries: ReadonlyMap<number, Industry>;
  readonly budgets: ReadonlyMap<number, Budget>;
  readonly languages: ReadonlyMap<number, WorkingLanguage>;
  readonly projectDurations: ReadonlyMap<number, DurationRange>;
  readonly tools: ReadonlyMap<number, Tool>;
  readonly numberOfEmployees: ReadonlyMap<number, EmployeeRange>;
  readonly businessSizes: ReadonlyMap<number, BusinessSize>;
}

type Category =
  | 'crm'
  | 'projectManagement'
  | 'contentMarketing'
  | 'advertising'
  | 'analytics'
  | 'seo'
  | 'accountingAndPayroll'
  | 'proposals';

/** ENT-21. */
const toolCategoryEnum = enumMap<Category, ToolCategoryName>('FilterCatalogue.tools', {
  crm: 'CRM',
  projectManagement: 'PROJECT_MANAGEMENT',
  contentMarketing: 'CONTENT_MARKETING',
  advertising: 'ADVERTISING',
  analytics: 'ANALYTICS',
  seo: 'SEO',
  accountingAndPayroll: 'ACCOUNTING_AND_PAYROLL',
  proposals: 'PROPOSALS',
});

/** ENT-22. */
const businessSizeEnum = enumMap<Filters['businessSizes'][number]['name'], BusinessSizeName>('BusinessSize.name', {
  small: 'SMALL',
  mid: 'MID',
  enterprise: 'ENTERPRISE',
});

/** ENT-15. */
const locationTypeEnum = enumMap<WireLocation['type'], LocationType>('Location.type', {
  City: 'CITY',
  State: 'STATE',
  Country: 'COUNTRY',
});

export function toLocation({ id, name, alias, type, country }: WireLocation, note: NoteUnknown): Location {
  return {
    id: toGlobalId('Location', String(id)),
    name,
    alias,
    type: locationTypeEnum.read(type, note),
    country,
  };
}

interface WireEntry {
  readonly id: number;
}
type Keyed<Entry> = Omit<Entry, 'id'> & { id: string; key: string };

/** Entries with the ids of the contract; their number in the catalogue is their key. */
function keyed<Entry extends WireEntry>(type: StoredType, entries: readonly Entry[]): Keyed<Entry>[] {
  return entries.map((entry) => ({ ...entry, id: toGlobalId(type, String(entry.id)), key: String(entry.id) }));
}

function byNumber<Entry extends { readonly key: string }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> {
  return new Map(entries.map((entry) => [Number(entry.key), entry]));
}

function serviceId(id: number): string {
  return toGlobalId('Service', String(id));
}

function toService(group: Filters['services'][number]): Service {
  return {
    id: serviceId(group.id),
    name: group.name,
    alias: group.alias,
    parentId: null,
    children: group.children.map(({ id, parentId, name, alias }) => ({
      id: serviceId(id),
      name,
      alias,
      parentId: serviceId(parentId),
      children: [],
    })),
  };
}

/** ENT-16 to ENT-22. */
export function toCatalogue(wire: Filters, note: NoteUnknown): Catalogue {
  const filters: FilterCatalogue = {
    services: wire.services.map(toService),
    industries: keyed('Industry', wire.industries),
    budgets: keyed('Budget', wire.budgets),
    languages: keyed('WorkingLanguage', wire.languages),
    projectDurations: keyed('DurationRange', wire.projectDurations),
    tools: wire.tools.map(({ category, tools }) => ({
      category: toolCategoryEnum.read(category, note),
      tools: keyed('Tool', tools),
    })),
    numberOfEmployees: keyed('EmployeeRange', wire.numberOfEmployees),
    businessSizes: keyed('BusinessSize', wire.businessSizes).map((size) => ({
      ...size,
      name: businessSizeEnum.read(size.name, note),
    })),
  };
  const services = filters.services.flatMap((service) => [service, ...service.children]);
  const numbers = wire.services.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  const entries = services.map((service, index): [number, Service] => [numbers[index] ?? 0, service]);
  return {
    filters,
    services: new Map(entries),
    serviceNumbers: new Map(entries.map(([number, { alias }]) => [alias, number])),
    industries: byNumber(filters.industries),
    budgets: byNumber(filters.budgets),
    languages: byNumber(filters.languages),
    projectDurations: byNumber(filters.projectDurations),
    tools: byNumber(filters.tools.flatMap(({ tools }) => tools)),
    numberOfEmployees: byNumber(filters.numberOfEmployees),
    businessSizes: byNumber(filters.businessSizes),
  };
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** The upstream's number of an entry by its key or global id, null for any other text. */
export function numberOf(type: NodeType | StoredType, keyOrId: string): number | null {
  const key = keyOf(type, keyOrId) ?? keyOrId;
  return NUMBER.test(key) ? Number(key) : null;
}

/** The upstream's number of a service by its alias or global id, null for any other text. */
export function serviceNumberOf({ serviceNumbers }: Catalogue, aliasOrId: string): number | null {
  return serviceNumbers.get(aliasOrId) ?? numberOf('Service', aliasOrId);
}

/** The entries of these ids in their order; ids that the catalogue does not have are left out. */
export function entriesOf<Entry>(entries: ReadonlyMap<number, Entry>, ids: readonly number[]): Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? []);
}
