import { isUuid } from '../../domain/uuid.ts';
import { toLocation } from '../catalogue/catalogue.map.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { noteUnknown } from '../relay/enums.ts';
import { readNumber } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import { orNull } from '../rest/missing.ts';
import { getReviewRequest } from '../reviews/reviews.rest.ts';
import { findReview } from './agencyReviews.ts';
import { toReview } from './directory.map.ts';
import { getPlaces } from './directory.rest.ts';

/** Resolves `node(id:)` for a Location. */
export const locationNode: NodeReader = async (key, { rest, log }) => {
  const number = readNumber(key);
  if (number === null) return null;
  const found = (await getPlaces(rest, [number])).find(({ id }) => id === number);
  return found ? toLocation(found, noteUnknown(log)) : null;
};

/** Resolves `node(id:)` for a PublishedReview shown on its agency's page. */
export const publishedReviewNode: NodeReader = async (key, context) => {
  if (!isUuid(key)) return null;
  const request = await orNull(getReviewRequest(context.session.restFor(null), key));
  if (request?.status !== 'published' || request.agency.alias === null) return null;
  const review = await findReview(request.agency.alias, key, context);
  return review && toReview(review, await catalogueOf(context));
};
