import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { readCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.map.ts';

/** Loads the catalogue by language, because each entry of a list needs it. Never throws. */
export type CatalogueLoader = DataLoader<string, Catalogue>;

export function catalogueLoader(operation: Pick<Context, 'rest' | 'log'>): CatalogueLoader {
  return new DataLoader(
    (locales) => {
      const { rest, log } = operation;
      return Promise.all(locales.map((locale) => readCatalogue({ rest, log, locale })));
    },
    // An operation has one language.
    { batch: false },
  );
}

/** The catalogue in the operation's language. Never throws. */
export function catalogueOf({ catalogue, locale }: Pick<Context, 'catalogue' | 'locale'>): Promise<Catalogue> {
  return catalogue.load(locale);
}
