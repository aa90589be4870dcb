import { storedText } from '../../domain/storedText.ts';
import { codePointLength, SEARCH_TEXT_MAX } from '../../domain/textLength.ts';
import { toPrices } from '../account/account.map.ts';
import { getPrices } from '../account/account.rest.ts';
import { GatewayError } from '../errors.ts';
import { numberOf } from '../relay/ids.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { WireLocation } from '../../upstream/contract/catalogue.ts';
import type { Context } from '../context.ts';
import type { Location, LocationType, QueryResolvers } from '../schema.types.ts';
import { catalogueOf } from './catalogue.loader.ts';
import { toLocation } from './catalogue.map.ts';
import { getCities, getCountries, getLocations } from './catalogue.rest.ts';

/** Minimum length of a search term. Every place name has at least this one, and at most `SEARCH_TEXT_MAX`. */
const PATTERN_MIN = 2;
const MOST_CITIES = 100;

/** The search term as the upstream accepts it, null if nothing can match. */
function patternOf(text: string, least: number): string | null {
  const pattern = storedText(text);
  const length = codePointLength(pattern);
  return length >= least && length <= SEARCH_TEXT_MAX ? pattern : null;
}

async function toLocations({ log }: Context, read: Promise<WireLocation[]>): Promise<Location[]> {
  const note = noteUnknown(log);
  return (await read).map((location) => toLocation(location, note));
}

/**
 * RST-13 supports cities and countries; states are returned only when no level is given, so other levels are filtered
 * here.
 */
async function readLocations(context: Context, pattern: string, types: readonly LocationType[]): Promise<Location[]> {
  const kinds = new Set(types);
  if (kinds.size === 0) return [];
  const named = kinds.has('STATE')
    ? null
    : [...kinds]
        .map((kind) => kind.toLowerCase())
        .toSorted()
        .join(',');
  const found = await toLocations(context, getLocations(context.rest, pattern, named));
  return found.filter(({ type }) => type !== null && kinds.has(type));
}

export const catalogueResolvers = {
  Query: {
    filters: async (_query, _args, context) => (await catalogueOf(context)).filters,
    locations: (_query, { pattern, types }, context) => {
      const part = patternOf(pattern, PATTERN_MIN);
      return part === null ? [] : readLocations(context, part, types);
    },
    cities: (_query, { pattern, countryId, first }, context) => {
      if (first < 1 || first > MOST_CITIES) throw new GatewayError('BAD_USER_INPUT', 'first must be 1 to 100.');
      const part = patternOf(pattern, PATTERN_MIN);
      const country = countryId == null ? null : numberOf('Location', countryId);
      if (part === null || (countryId != null && country === null)) return [];
      return toLocations(context, getCities(context.rest, part, country, first));
    },
    countries: (_query, { pattern }, context) => {
      const part = pattern == null ? '' : patternOf(pattern, 0);
      return part === null ? [] : toLocations(context, getCountries(context.rest, part === '' ? null : part));
    },
    prices: async (_query, _args, context) => toPrices(await getPrices(context)),
  },
} satisfies { Query: Fields<QueryResolvers, 'filters' | 'locations' | 'cities' | 'countries' | 'prices'> };
