import type { Locale } from '../locales.ts';
import { INDUSTRIES } from './industries.ts';
import { CATALOGUE_NAMES } from './names/all.ts';
import { BUDGETS, BUSINESS_SIZES, EMPLOYEE_RANGES, PROJECT_DURATIONS, WORKING_LANGUAGES } from './ranges.ts';
import { SERVICES } from './services.ts';
import { TOOLS } from './tools.ts';

interface Range<From, To> {
  readonly id: number;
  readonly from: From;
  readonly to: To;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The values that agencies, leads and stories refer to by id (ENT-16 to ENT-22), as returned by GET /filters. */
export interface Catalogue {
  readonly services: readonly (Named & {
    readonly alias: string;
    readonly children: readonly (Named & { readonly alias: string; readonly parentId: number })[];
  })[];
  readonly industries: readonly Named[];
  readonly budgets: readonly Range<number, number | null>[];
  readonly languages: readonly { readonly id: number; readonly code: string }[];
  readonly projectDurations: readonly Range<number | null, number | null>[];
  readonly tools: readonly { readonly category: string; readonly tools: readonly Named[] }[];
  readonly numberOfEmployees: readonly Range<number, number | null>[];
  readonly businessSizes: readonly { readonly id: number; readonly name: 'small' | 'mid' | 'enterprise' }[];
}

/**
 * The default catalogue, with names in one language (ENT-23). The upstream starts with it, and the gateway falls back
 * to it during an outage.
 */
export function defaultCatalogue(locale: Locale): Catalogue {
  const names = CATALOGUE_NAMES[locale];
  return {
    services: SERVICES.map(({ id, alias, children }) => ({
      id,
      alias,
      name: names.services[alias],
      children: children.map((part) => ({ ...part, name: names.services[part.alias] })),
    })),
    industries: INDUSTRIES.map(({ id, key }) => ({ id, name: names.industries[key] })),
    budgets: BUDGETS,
    languages: WORKING_LANGUAGES,
    projectDurations: PROJECT_DURATIONS.map(({ id, from, to }) => ({ id, from, to })),
    tools: TOOLS,
    numberOfEmployees: EMPLOYEE_RANGES,
    businessSizes: BUSINESS_SIZES,
  };
}
