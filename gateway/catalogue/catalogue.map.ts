import type { Catalogue as Filters } from '../../domain/catalogue/catalogue.ts';
import { PROJECT_DURATIONS } from '../../domain/catalogue/ranges.ts';
import { toMoney, toMoneyOrNull } from '../money.ts';
import type { WireLocation } from '../../upstream/contract/catalogue.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { readNumber, toGlobalId } from '../relay/ids.ts';
import type { NodeType } from '../relay/ids.ts';
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

/** The catalogue mapped to the contract, with its entries indexed by the upstream's number. */
export interface Catalogue {
  readonly filters: FilterCatalogue;
  readonly services: ReadonlyMap<number, Service>;
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

/** Entries with global ids; their number in the catalogue is their key. */
function keyed<Entry extends WireEntry>(type: NodeType, entries: readonly Entry[]): Keyed<Entry>[] {
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

/** Bounds of a range; null means open. */
interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

function toBudget(key: string, { from, to }: Bounds): Budget {
  return { id: toGlobalId('Budget', key), key, from: toMoney(from ?? 0), to: toMoneyOrNull(to) };
}

function toDuration(key: string, { from, to }: Bounds): DurationRange {
  return { id: toGlobalId('DurationRange', key), key, from, to };
}

/** ENT-16 to ENT-22. */
export function toCatalogue(wire: Filters, note: NoteUnknown): Catalogue {
  const filters: FilterCatalogue = {
    services: wire.services.map(toService),
    industries: keyed('Industry', wire.industries),
    budgets: wire.budgets.map((budget) => toBudget(String(budget.id), budget)),
    languages: keyed('WorkingLanguage', wire.languages),
    projectDurations: wire.projectDurations.map((range) => toDuration(String(range.id), range)),
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
    industries: byNumber(filters.industries),
    budgets: byNumber(filters.budgets),
    languages: byNumber(filters.languages),
    projectDurations: byNumber(filters.projectDurations),
    tools: byNumber(filters.tools.flatMap(({ tools }) => tools)),
    numberOfEmployees: byNumber(filters.numberOfEmployees),
    businessSizes: byNumber(filters.businessSizes),
  };
}

/** The entries of these ids, in order; unknown ids are dropped. */
export function entriesOf<Entry>(entries: ReadonlyMap<number, Entry>, ids: readonly number[]): Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/**
 * A service by the upstream's number and name. A service that was removed from the catalogue keeps its name, with its
 * number as alias.
 */
export function serviceOf(
  { services }: Catalogue,
  { id, name }: { readonly id: number; readonly name: string },
): Service {
  return services.get(id) ?? { id: serviceId(id), name, alias: String(id), parentId: null, children: [] };
}

/** Key of a range that is not in the catalogue, e.g. `500-1000`. */
function boundsKey({ from, to }: Bounds): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Parses a key made by `boundsKey`; null for any other text. */
function readBounds(key: string): Bounds | null {
  const [, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(key) ?? [];
  const bounds = { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
  return boundsKey(bounds) === key && key !== '-' ? bounds : null;
}

/** The budget with these bounds: the catalogue's if it has one, else one identified by its bounds. */
export function budgetOf(
  { budgets }: Catalogue,
  bounds: { readonly from: number; readonly to: number | null },
): Budget {
  for (const budget of budgets.values()) {
    if (budget.from.amount === bounds.from && (budget.to?.amount ?? null) === bounds.to) return budget;
  }
  return toBudget(boundsKey(bounds), bounds);
}

/** The duration with these bounds, like `budgetOf`. */
function durationOf({ projectDurations }: Catalogue, bounds: Bounds): DurationRange {
  for (const range of projectDurations.values()) {
    if (range.from === bounds.from && range.to === bounds.to) return range;
  }
  return toDuration(boundsKey(bounds), bounds);
}

/**
 * The duration that leads and deals identify by a keyword (ENT-20). An unknown one is null and reported to the log as
 * `field`.
 */
export function durationNamed(
  catalogue: Catalogue,
  { field, name, note }: { readonly field: string; readonly name: string | null; readonly note: NoteUnknown },
): DurationRange | null {
  if (name === null) return null;
  const known = PROJECT_DURATIONS.find(({ key }) => key === name);
  if (!known) note(field, name);
  return known ? durationOf(catalogue, known) : null;
}

/** The budget with this global id key, or null. */
export function budgetByKey(catalogue: Catalogue, key: string): Budget | null {
  const number = readNumber(key);
  if (number !== null) return catalogue.budgets.get(number) ?? null;
  const bounds = readBounds(key);
  return bounds && bounds.from !== null ? budgetOf(catalogue, { from: bounds.from, to: bounds.to }) : null;
}

/** The duration with this global id key, or null. */
export function durationByKey(catalogue: Catalogue, key: string): DurationRange | null {
  const number = readNumber(key);
  if (number !== null) return catalogue.projectDurations.get(number) ?? null;
  const bounds = readBounds(key);
  return bounds && durationOf(catalogue, bounds);
}
