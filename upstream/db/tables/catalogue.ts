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
  /** The service of a subservice. */
  parent_id: number | null;
  /** Order within its kind. */
  position: number;
  /** Alias of a service, code of a language, category of a tool, name of a business size. */
  key: string | null;
  /** Of ranges: whole USD, months or people; null: open. */
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
