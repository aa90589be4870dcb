import type { FastifyInstance } from 'fastify';
import {
  findCities,
  findCountries,
  findLocations as findLocationsCall,
  getFilters,
  type WireLocation,
} from '../contract/catalogue.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { findLocations } from './locations.ts';
import { readCatalogue } from './readCatalogue.ts';

const TYPES: Readonly<Record<string, WireLocation['type']>> = { city: 'City', country: 'Country' };

/** The catalogue and the locations (RST-12 to RST-15). Fills the database with the default catalogue first. */
export async function catalogueRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): Promise<void> {
  await fillCatalogue(db);

  route(app, getFilters, async ({ language }) => ({ status: 200, body: await readCatalogue(db, language) }));

  route(app, findLocationsCall, async ({ query, language }) => {
    const types = query.types?.split(',').flatMap((type) => TYPES[type] ?? []);
    const { pattern } = query;
    return {
      status: 200,
      body: { locations: await findLocations(db, language, { pattern, ...(types === undefined ? {} : { types }) }) },
    };
  });

  route(app, findCities, async ({ query, language }) => ({
    status: 200,
    body: { locations: await findLocations(db, language, { ...query, types: ['City'] }) },
  }));

  route(app, findCountries, async ({ query, language }) => ({
    status: 200,
    body: {
      locations: await findLocations(db, language, {
        pattern: query.pattern ?? null,
        types: ['Country'],
        limit: Number.POSITIVE_INFINITY,
      }),
    },
  }));
}
