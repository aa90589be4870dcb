/** An id of the catalogue: a number at the upstream, an opaque text in the contract. */
export type ItemId = number | string;

interface Item {
  readonly id: ItemId;
}

/** Fields of the profile whose values come from the catalogue; `numberOfEmployees` has one, the others a list. */
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

/** What the rules need of the catalogue (ENT-16 to ENT-22), with ids of either kind. */
export interface ChoosableCatalogue extends Readonly<
  Record<Exclude<CatalogueField, 'services' | 'tools'>, readonly Item[]>
> {
  readonly services: readonly (Item & { readonly children: readonly Item[] })[];
  readonly tools: readonly { readonly tools: readonly Item[] }[];
}

/** The catalogue as the rules look things up in it: build it once, not for each check. */
export interface CatalogueIndex {
  readonly ids: Readonly<Record<CatalogueField, ReadonlySet<ItemId>>>;
  /** The parent of each service; one of the first level is its own. */
  readonly parentOf: ReadonlyMap<ItemId, ItemId>;
}

/** Makes the index of a catalogue. */
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
