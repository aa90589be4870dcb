import type { Kysely } from 'kysely';
import type { WireLead } from '../../contract/leads.ts';
import { DAY } from '../clock.ts';
import type { Database } from '../tables.ts';
import { demoAccountId } from './accounts.ts';
import { demoReviews, type Review } from './agencyBelongings.ts';
import type { Choices } from './agencyProfile.ts';
import { companies } from './companies.ts';
import { random } from './random.ts';

/** Reviews of projects from before the portal, without a lead. */
const EARLIER = 8;

/** Maps a lead's review status to the status of the review. */
const STATUS_OF: Readonly<Record<NonNullable<WireLead['reviewStatus']>, Review['status']>> = {
  created: 'draft',
  pending: 'pending',
  completed: 'published',
  rejected: 'blocked',
  unsuccessful: 'blocked',
};

/** The main account's 18 reviews in every status: one for each lead that has one, and eight earlier ones. */
export async function scaleReviews(db: Kysely<Database>, choices: Choices, now: Date): Promise<Review[]> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'name', 'company', 'review_status', 'answered_at'])
    .where('account_id', '=', demoAccountId('owner-scale'))
    .where('review_status', 'is not', null)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  const generator = random('reviews of owner-scale');
  const askers = leads.map((lead) => companies.find(({ name }) => name === lead.company));
  const earlier = generator.shuffle(companies.filter((company) => !askers.includes(company))).slice(0, EARLIER);
  const clients = [...askers.flatMap((company) => company ?? []), ...earlier];
  const count = leads.length + EARLIER;
  return demoReviews(clients, 'en', choices, count, now, generator).map((review, index) => {
    const lead = leads[index];
    if (lead === undefined) {
      const published = new Date(now.getTime() - (420 + 45 * (index - leads.length)) * DAY);
      return { ...review, created_at: new Date(published.getTime() - 6 * DAY), published_at: published };
    }
    const status = STATUS_OF[lead.review_status ?? 'created'];
    const isPublished = status === 'published';
    const begun = new Date(Math.min(now.getTime() - DAY, (lead.answered_at ?? now).getTime() + 20 * DAY));
    return {
      ...review,
      lead_id: lead.id,
      author: lead.name,
      company: lead.company,
      // A draft is incomplete and has no rating, which the client would give.
      ...(status === 'draft' ? { solution: null, result: null } : {}),
      rating: isPublished ? review.rating : null,
      status,
      created_at: begun,
      published_at: isPublished ? new Date(begun.getTime() + DAY / 2) : null,
    };
  });
}
