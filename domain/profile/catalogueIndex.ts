/** A catalogue id: a number in the upstream, an opaque string in the contract. */
export type ItemId = number | string;

interface Item {
  readonly id: ItemId;
}

/** Profile fields with catalogue values; `numberOfEmployees` is a single value, the others are lists. */
export const CATALOGUE_FIELDS = [
  'services',
  'industries',
  'languages',
  'tools',
  'budgets',
  'projectDurations',
  'businessSizes',
  'numberOfEmployees',
] as const;
export type CatalogueField = (typeof CATALOGUE_FIELDS)[number];

/** The part of the catalogue that the rules need (ENT-16 to ENT-22), with ids of either kind. */
export interface ChoosableCatalogue extends Readonly<
  Record<Exclude<CatalogueField, 'services' | 'tools'>, readonly Item[]>
> {
  readonly services: readonly (Item & { readonly children: readonly Item[] })[];
  readonly tools: readonly { readonly tools: readonly Item[] }[];
}

/** Lookup index over the catalogue. Build it once and reuse it. */
export interface CatalogueIndex {
  readonly ids: Readonly<Record<CatalogueField, ReadonlySet<ItemId>>>;
  /** The parent of each service; a top-level service maps to itself. */
  readonly parentOf: ReadonlyMap<ItemId, ItemId>;
}

/** Indexes a catalogue, so that no check of a profile searches its lists. */
export function indexCatalogue(catalogue: ChoosableCatalogue): CatalogueIndex {
  const parentOf = new Map<ItemId, ItemId>();
  for (const { id, children } of catalogue.services) {
    parentOf.set(id, id);
    for (const child of children) parentOf.set(child.id, id);
  }
  return {
    parentOf,
    ids: {
      services: new Set(parentOf.keys()),
      industries: idsOf(catalogue.industries),
      languages: idsOf(catalogue.languages),
      tools: idsOf(catalogue.tools.flatMap(({ tools }) => tools)),
      budgets: idsOf(catalogue.budgets),
      projectDurations: idsOf(catalogue.projectDurations),
      businessSizes: idsOf(catalogue.businessSizes),
      numberOfEmployees: idsOf(catalogue.numberOfEmployees),
    },
  };
}

function idsOf(items: readonly Item[]): ReadonlySet<ItemId> {
  return new Set(items.map(({ id }) => id));
}
