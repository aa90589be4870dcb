import type { Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { QueryResolvers } from '../schema.types.ts';
import { getSummary } from './directory.rest.ts';

/** Totals for the public directory. */
export const summaryResolvers = {
  Query: {
    directorySummary: async (_query, _args, { rest }) => {
      const summary = await orNull(getSummary(rest));
      return (
        summary && {
          reviewCount: summary.reviewCount,
          rating: summary.rating,
          replyHours: summary.replyHours,
          reviews: summary.reviews.map(({ agency, author, company, rating, result, textLanguage, publishedAt }) => ({
            agencyAlias: agency.alias,
            agencyName: agency.name,
            author,
            company,
            rating,
            result,
            textLanguage,
            publishedAt,
          })),
        }
      );
    },
  },
} satisfies { Query: Fields<QueryResolvers, 'directorySummary'> };
