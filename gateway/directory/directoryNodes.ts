import { isUuid } from '../../domain/uuid.ts';
import { toLocation } from '../catalogue/catalogue.map.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { NodeReader } from '../relay/node.ts';
import { orNull } from '../rest/missing.ts';
import { getReviewRequest } from '../reviews/reviews.rest.ts';
import { toReview } from './directory.map.ts';
import { getAgency, getPlaces } from './directory.rest.ts';

/** Resolves `node(id:)` for a Location. */
export const locationNode: NodeReader = async (key, { rest, log }) => {
  if (!/^[1-9]\d{0,8}$/.test(key)) return null;
  const found = (await getPlaces(rest, [Number(key)])).find(({ id }) => String(id) === key);
  return found ? toLocation(found, noteUnknown(log)) : null;
};

/** Resolves `node(id:)` for a PublishedReview shown on its agency's page. */
export const publishedReviewNode: NodeReader = async (key, context) => {
  if (!isUuid(key)) return null;
  const { rest } = context;
  const alias = (await orNull(getReviewRequest(context.session.restFor(null), key)))?.agency.alias ?? null;
  const agency = alias === null ? null : await orNull(getAgency(rest, alias));
  const review = agency?.reviews.find(({ uuid }) => uuid === key);
  return review ? toReview(review, await catalogueOf(context)) : null;
};
