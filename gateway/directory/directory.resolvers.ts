import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { entriesOf, toLocation } from '../catalogue/catalogue.map.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import { toImages } from '../images/images.map.ts';
import { mediaUrl } from '../images/mediaUrl.ts';
import { toMoneyOrNull } from '../money.ts';
import { connectionOverPages } from '../relay/connection.ts';
import { noteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { readReviews } from './agencyReviews.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import { readWebAddress } from '../relay/textValues.ts';
import { orNull } from '../rest/missing.ts';
import type {
  AgencyConnectionResolvers,
  AgencyEdgeResolvers,
  AgencyResolvers,
  QueryResolvers,
} from '../schema.types.ts';
import { isAlias, toFilters } from './directoryFilter.ts';
import {
  toAgency,
  toFacets,
  toPublicOffice,
  toReview,
  toReviewSummary,
  toSocials,
  toStories,
  toWider,
} from './directory.map.ts';
import type { AgencyParent } from './directory.map.ts';
import { presenceEnum, toHighlight, toUnderstood } from './found.map.ts';
import { getAgency, getSortedAgencies } from './directory.rest.ts';
import type { WholeAgency } from './directory.rest.ts';

/** Loads the whole agency at most once per operation, however many fields need it. */
async function wholeOf({ card, whole }: AgencyParent, { rest }: Context): Promise<WholeAgency> {
  return whole ?? getAgency(rest, card.alias);
}

/** The whole agency together with the catalogue its ids refer to. */
function joined(agency: AgencyParent, context: Context): Promise<[WholeAgency, Catalogue]> {
  return Promise.all([wholeOf(agency, context), catalogueOf(context)]);
}

/** An agency's public page by its alias, or null. */
export async function readAgency({ rest }: Context, alias: string): Promise<AgencyParent | null> {
  if (!isAlias(alias)) return null;
  const whole = await orNull(getAgency(rest, alias));
  return whole && toAgency(whole);
}

/** The public directory (RST-74, DIR-01 to DIR-11). */
export const directoryResolvers = {
  Query: {
    agencies: async (_query, { filter, sort, ...args }, context) => {
      const { rest, log } = context;
      const note = noteUnknown(log);
      const filters = toFilters(filter, sort);
      const { extra, ...connection } = await connectionOverPages(args, {
        name: 'agencies',
        read: async (request) => {
          const page = await getSortedAgencies(rest, request, filters);
          return { items: page.agencies, total: page.count, extra: page };
        },
        keyOf: (card) => String(card.id),
        toNode: (card): AgencyParent => ({ card }),
      });
      return {
        ...connection,
        wireFacets: extra.facets,
        wireUnderstood: extra.understood ?? [],
        inPlace: extra.inPlace ?? null,
        countries: extra.countries.map(({ location, count }) => ({ country: toLocation(location, note), count })),
        locations: extra.locations.map((location) => toLocation(location, note)),
        states: (extra.states ?? []).map((state) => toLocation(state, note)),
        wider: toWider(extra.wider, note),
      };
    },
    agency: (_query, { alias }, context) => readAgency(context, alias),
  },
  AgencyConnection: {
    facets: async ({ wireFacets }, { filters }, context) => {
      const facets = toFacets(wireFacets, await catalogueOf(context), noteUnknown(context.log));
      return filters ? facets.filter(({ filter }) => filter !== null && filters.includes(filter)) : facets;
    },
    understood: async ({ wireUnderstood }, _args, context) =>
      wireUnderstood.length === 0
        ? []
        : toUnderstood(wireUnderstood, await catalogueOf(context), noteUnknown(context.log)),
  },
  AgencyEdge: {
    presence: ({ node }, _args, { log }) => {
      const presence = node?.card.presence ?? null;
      return presence && presenceEnum.read(presence, noteUnknown(log));
    },
  },
  Agency: {
    id: ({ card }) => toGlobalId('Agency', card.alias),
    alias: ({ card }) => card.alias,
    name: ({ card }) => card.name,
    // A card comes from the directory list, which contains only listed agencies.
    isListed: ({ whole }) => whole?.isListed ?? true,
    logoUrl: ({ card }, _args, { basePath }) => mediaUrl(basePath, card.logoUrl),
    tagline: ({ card }) => card.tagline,
    shortDescription: ({ card }) => card.shortDescription,
    textLanguage: ({ card }) => card.textLanguage,
    semrushExpert: ({ card }) => card.semrushExpert,
    services: async ({ card }, _args, context) => entriesOf((await catalogueOf(context)).services, card.services),
    industries: async ({ card }, _args, context) => entriesOf((await catalogueOf(context)).industries, card.industries),
    cities: ({ card }, _args, { log }) => card.cities.map((city) => toLocation(city, noteUnknown(log))),
    numberOfEmployees: async ({ card }, _args, context) =>
      card.numberOfEmployees === null
        ? null
        : ((await catalogueOf(context)).numberOfEmployees.get(card.numberOfEmployees) ?? null),
    minBudget: ({ card }) => toMoneyOrNull(card.minBudget),
    rating: ({ card }) => card.rating,
    reviewCount: ({ card }) => card.reviewCount,
    score: ({ card }) => card.score,
    replyHours: ({ card }) => card.replyHours ?? null,
    highlight: ({ card }, _args, { basePath }) => (card.story ? toHighlight(card.story, basePath) : null),
    detailedDescription: async (agency, _args, context) => (await wholeOf(agency, context)).detailedDescription,
    founded: async (agency, _args, context) => (await wholeOf(agency, context)).founded,
    website: async (agency, _args, context) =>
      readWebAddress('Agency.website', (await wholeOf(agency, context)).website, noteUnknown(context.log)),
    scheduledLink: async (agency, _args, context) =>
      readWebAddress('Agency.scheduledLink', (await wholeOf(agency, context)).scheduledLink, noteUnknown(context.log)),
    socials: async (agency, _args, context) =>
      toSocials((await wholeOf(agency, context)).socials, noteUnknown(context.log)),
    languages: async (agency, _args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      return entriesOf(catalogue.languages, whole.languages);
    },
    tools: async (agency, _args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      return entriesOf(catalogue.tools, whole.tools);
    },
    budgets: async (agency, _args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      return entriesOf(catalogue.budgets, whole.budgets);
    },
    projectDurations: async (agency, _args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      return entriesOf(catalogue.projectDurations, whole.projectDurations);
    },
    businessSizes: async (agency, _args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      return entriesOf(catalogue.businessSizes, whole.businessSizes);
    },
    states: async (agency, _args, context) =>
      ((await wholeOf(agency, context)).states ?? []).map((state) => toLocation(state, noteUnknown(context.log))),
    regions: async (agency, _args, context) =>
      (await wholeOf(agency, context)).regions.map((region) => toLocation(region, noteUnknown(context.log))),
    offices: async (agency, _args, context) =>
      (await wholeOf(agency, context)).offices.map((office) => toPublicOffice(office, noteUnknown(context.log))),
    stories: async (agency, _args, context) =>
      toStories((await wholeOf(agency, context)).stories, context.basePath, noteUnknown(context.log)),
    awards: async (agency, _args, context) =>
      toImages('Award', (await wholeOf(agency, context)).awards, context.basePath),
    clientLogos: async (agency, _args, context) =>
      toImages('ClientLogo', (await wholeOf(agency, context)).logotypes, context.basePath),
    reviewSummary: async (agency, _args, context) => {
      const { reviewSummary, ratingCounts } = await wholeOf(agency, context);
      return toReviewSummary(reviewSummary, ratingCounts ?? null, noteUnknown(context.log));
    },
    reviews: async (agency, args, context) => {
      const [whole, catalogue] = await joined(agency, context);
      const { extra: _none, ...connection } = await connectionOverPages(args, {
        name: 'agencyReviews',
        read: (request) => readReviews(whole, request, context),
        keyOf: (review) => review.uuid,
        toNode: (review) => toReview(review, catalogue),
      });
      return connection;
    },
  },
} satisfies {
  Query: Fields<QueryResolvers, 'agencies' | 'agency'>;
  AgencyConnection: Fields<AgencyConnectionResolvers, 'facets' | 'understood'>;
  AgencyEdge: Fields<AgencyEdgeResolvers, 'presence'>;
  Agency: EveryField<AgencyResolvers>;
};
