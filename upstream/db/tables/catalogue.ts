import type { WireLocale } from '../../contract/account.ts';

export type CatalogueKind =
  | 'service'
  | 'industry'
  | 'budget'
  | 'language'
  | 'projectDuration'
  | 'tool'
  | 'numberOfEmployees'
  | 'businessSize';

export interface CatalogueTable {
  kind: CatalogueKind;
  /** Unique within its kind. */
  id: number;
  /** For a subservice, the id of its service. */
  parent_id: number | null;
  /** Order within its kind. */
  position: number;
  /** A service's alias, a language's code, a tool's category or a business size's name. */
  key: string | null;
  /** For ranges, the lower end in whole USD, months or people; null if there is none. */
  range_from: number | null;
  range_to: number | null;
}

export interface CatalogueNamesTable {
  kind: CatalogueKind;
  id: number;
  locale: WireLocale;
  name: string;
}

export interface CatalogueTables {
  catalogue: CatalogueTable;
  catalogue_names: CatalogueNamesTable;
}
