import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { Catalogue as Filters } from '../../domain/catalogue/catalogue.ts';
import { chooseLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Log } from '../telemetry/log.ts';
import { toCatalogue } from './catalogue.map.ts';
import type { Catalogue } from './catalogue.map.ts';
import { getFilters } from './catalogue.rest.ts';

/** The operation for which the catalogue is read. */
interface Reader {
  readonly rest: RestClient;
  readonly log: Log;
  /** The language that `rest` speaks. */
  readonly locale: string;
}

/** Mapped once per upstream response, however many operations use it. */
const mapped = new WeakMap<Filters, Catalogue>();
const defaults = new Map<Locale, Filters>();

function defaultIn(locale: Locale): Filters {
  const known = defaults.get(locale) ?? defaultCatalogue(locale);
  defaults.set(locale, known);
  return known;
}

async function readFilters({ rest, log, locale }: Reader): Promise<Filters> {
  try {
    return await getFilters(rest);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind, status: error.status }, 'catalogue not readable, default shown');
    return defaultIn(chooseLocale([locale], null));
  }
}

/** The catalogue, or the built-in one if the upstream's cannot be read (ENT-23). Never throws. */
export async function readCatalogue(reader: Reader): Promise<Catalogue> {
  const filters = await readFilters(reader);
  const known = mapped.get(filters);
  if (known) return known;
  const catalogue = toCatalogue(filters, noteUnknown(reader.log));
  mapped.set(filters, catalogue);
  return catalogue;
}
