import type { WirePublicReview } from '../../upstream/contract/directory.ts';
import type { Context } from '../context.ts';
import type { UpstreamPage } from '../relay/connection.ts';
import { LARGEST_PAGE } from '../relay/pageWindow.ts';
import type { PageRequest } from '../relay/pageWindow.ts';
import { orNull } from '../rest/missing.ts';
import { getAgency, getAgencyNow, getAgencyReviews } from './directory.rest.ts';
import type { WholeAgency } from './directory.rest.ts';

/** Number of reviews that come with an agency. If there are fewer, those are all of its reviews. */
const NEWEST = 20;

/**
 * One page of an agency's reviews. The newest come with the agency, so only older ones need a call. If the upstream
 * lacks that call, the list ends after the newest.
 */
export async function readReviews(
  { alias, reviews, reviewSummary }: WholeAgency,
  request: PageRequest,
  { rest }: Pick<Context, 'rest'>,
): Promise<UpstreamPage<WirePublicReview, null>> {
  const start = (request.pageNumber - 1) * request.pageSize;
  const end = start + request.pageSize;
  const total = reviews.length < NEWEST ? reviews.length : Math.max(reviews.length, reviewSummary.original.count);
  const known = { items: reviews.slice(start, end), extra: null };
  if (end <= reviews.length || reviews.length === total) return { ...known, total };
  const page = await orNull(getAgencyReviews(rest, alias, request));
  return page ? { items: page.reviews, total: page.count, extra: null } : { ...known, total: reviews.length };
}

/**
 * A review of an agency by its uuid, however old; null if the agency's page does not show it. Most are among the newest,
 * which come with the agency. Only for older ones, and for one that was published after the agency was cached, are the
 * agency and then its list read.
 */
export async function findReview(
  alias: string,
  uuid: string,
  context: Pick<Context, 'rest'>,
): Promise<WirePublicReview | null> {
  const isIt = (review: WirePublicReview): boolean => review.uuid === uuid;
  const cached = await orNull(getAgency(context.rest, alias));
  const known = cached?.reviews.find(isIt);
  if (!cached || known) return known ?? null;
  const agency = await orNull(getAgencyNow(context.rest, alias));
  let found = agency?.reviews.find(isIt);
  for (let pageNumber = 1, isLast = false; agency && !found && !isLast; pageNumber += 1) {
    const { items, total } = await readReviews(agency, { pageNumber, pageSize: LARGEST_PAGE }, context);
    found = items.find(isIt);
    isLast = pageNumber * LARGEST_PAGE >= total;
  }
  return found ?? null;
}
