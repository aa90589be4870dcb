import { planByOffer, TRIAL_OFFER, type Plan } from '../../domain/plans.ts';
import { offersTrial, OFFER_CODES } from '../../domain/prices.ts';
import type { OfferCodes } from '../account/account.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import { givePlan } from '../purchase/givePlan.ts';

/** The offer of a purchase link: a plan, or the trial. Throws 404 OFFER_NOT_FOUND. */
export function findOffer(codes: OfferCodes, offer: string, offerName: string): Plan | 'trial' {
  if (offer === codes.trial) return 'trial';
  const code = offer === codes.bundle ? OFFER_CODES.bundle : offer === codes.leadGen ? OFFER_CODES.leadGen : '';
  const plan = planByOffer(code, offerName);
  if (plan === null) throw new ApiError(404, 'OFFER_NOT_FOUND', 'There is no such offer.');
  return plan;
}

/** The offer's name on the page: our own, never the one from the URL. */
export function nameOfOffer(offer: Plan | 'trial'): string {
  return offer === 'trial' ? TRIAL_OFFER.name : offer.offerName;
}

/** Assigns the offer to an account. Returns a sentence about the result; a second trial is refused (ACC-04). */
export async function giveOffer({ db }: Pick<Deps, 'db'>, accountId: string, offer: Plan | 'trial'): Promise<string> {
  return await transact(db, async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['email', 'subscription_status', 'product_name'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (offer === 'trial' && !offersTrial(account.subscription_status)) return `${account.email} gets no trial.`;
    await givePlan(trx, { id: accountId, product: account.product_name }, offer === 'trial' ? null : offer);
    return `${account.email} now has ${nameOfOffer(offer)}.`;
  });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The URL to link back to; null unless it is on this machine or on the host of this page (`host`, with or without
 * port). It is a link, never a redirect.
 */
export function backAddress(redirectTo: string, host: string): string | null {
  if (!URL.canParse(redirectTo)) return null;
  const { protocol, hostname, username, password, href } = new URL(redirectTo);
  const isWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  const ownName = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  return isWeb && (LOOPBACK.test(hostname) || hostname === ownName) ? href : null;
}
