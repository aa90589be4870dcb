import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { Catalogue as Filters } from '../../domain/catalogue/catalogue.ts';
import { chooseLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import type { Context } from '../context.ts';
import { noteUnknown } from '../relay/enums.ts';
import { UpstreamError } from '../rest/errors.ts';
import { toCatalogue } from './catalogue.map.ts';
import type { Catalogue } from './catalogue.map.ts';
import { getFilters } from './catalogue.rest.ts';

type CatalogueContext = Pick<Context, 'rest' | 'log' | 'locale'>;

/** Mapped once per upstream response, however many operations use it. */
const mapped = new WeakMap<Filters, Catalogue>();
const defaults = new Map<Locale, Filters>();

function defaultIn(locale: Locale): Filters {
  const known = defaults.get(locale) ?? defaultCatalogue(locale);
  defaults.set(locale, known);
  return known;
}

async function read({ rest, log, locale }: CatalogueContext): Promise<Filters> {
  try {
    return await getFilters(rest);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind, status: error.status }, 'catalogue not readable, default shown');
    return defaultIn(chooseLocale([locale], null));
  }
}

/**
 * The catalogue in the operation's language, or the built-in one if the upstream's cannot be read (ENT-23). Never
 * throws.
 */
export async function catalogueOf(context: CatalogueContext): Promise<Catalogue> {
  const wire = await read(context);
  const known = mapped.get(wire);
  if (known) return known;
  const catalogue = toCatalogue(wire, noteUnknown(context.log));
  mapped.set(wire, catalogue);
  return catalogue;
}
