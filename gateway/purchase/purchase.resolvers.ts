import { isSameAmount, mayQuickPurchase } from '../../domain/quickPurchase.ts';
import { getSubscription } from '../account/account.rest.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { amountOf } from '../money.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { isUnavailable, orNull } from '../rest/missing.ts';
import type {
  AccountResolvers,
  BuyTariffInput,
  Money,
  MutationResolvers,
  ProjectsPurchase,
  PurchaseErrorCode,
  PurchaseSource,
  PurchaseUserError,
  QuickPurchase,
} from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import {
  purchaseSourceEnum,
  purchaseUserError,
  toProjectsPurchase,
  toPurchaseUserError,
  toQuickPurchase,
} from './purchase.map.ts';
import { getProjectsPurchase, getQuickPurchase, postProjectsPurchase, postQuickPurchase } from './purchase.rest.ts';

/** What can be bought; read only if the account has a product without a plan (STA-34). */
async function readOffer(
  { rest }: Context,
  { source, sessionId }: { source: PurchaseSource; sessionId: string },
): Promise<QuickPurchase | null> {
  const { status } = await getSubscription(rest);
  if (!mayQuickPurchase(status)) return null;
  return toQuickPurchase(await getQuickPurchase(rest, { source: purchaseSourceEnum.write(source), sessionId }));
}

const SESSION_ID = /^[\x21-\x7e]{1,100}$/;

/** More projects (O-42); null without a subscription, and for an upstream that does not sell them. */
async function readProjects({ rest }: Context): Promise<ProjectsPurchase | null> {
  const offer = await orNull(getProjectsPurchase(rest), isUnavailable);
  return offer && toProjectsPurchase(offer);
}

/**
 * Buys for the account whose offer the buyer has seen, at the charge they have seen. Sent even if nothing is on offer
 * any more: it may repeat a purchase whose response was lost.
 */
async function buy(
  context: Context,
  { accountId, todayCharge }: Pick<BuyTariffInput, 'accountId' | 'todayCharge'>,
  { offer, post }: { offer: () => Promise<{ todayCharge?: Money | null } | null>; post: () => Promise<unknown> },
) {
  if (accountId !== toGlobalId('Account', signedIn(context).accountId)) {
    return { viewer: null, errors: [purchaseUserError('OTHER_ACCOUNT', 'accountId')] };
  }
  const answer = (errors: PurchaseUserError[]) => ({ viewer: viewerOf(context), errors });
  const refused = (code: PurchaseErrorCode, field: string) => answer([purchaseUserError(code, field)]);
  try {
    const charge = (await offer())?.todayCharge ?? null;
    const seen = amountOf(todayCharge);
    if (seen === null || (charge !== null && !isSameAmount(charge.amount, seen))) {
      return refused('CHARGE_CHANGED', 'todayCharge');
    }
    await post();
  } catch (error) {
    const refusal = toPurchaseUserError(error);
    if (!refusal) throw error;
    return answer([refusal]);
  }
  return answer([]);
}

export const purchaseResolvers = {
  Account: {
    quickPurchase: (_account, args, context) => {
      if (!SESSION_ID.test(args.sessionId)) {
        throw new GatewayError('BAD_USER_INPUT', 'sessionId has 1 to 100 visible ASCII characters.');
      }
      return readOffer(context, args);
    },
    projectsPurchase: (_account, _args, context) => readProjects(context),
  },
  Mutation: {
    buyTariff: (_mutation, { input }, context) => {
      const { sessionId, timeZone: userTz } = input;
      const source = purchaseSourceEnum.write(input.source);
      return buy(context, input, {
        offer: () => readOffer(context, input),
        post: () => postQuickPurchase(context.rest, { source, sessionId, userTz }),
      });
    },
    buyProjects: (_mutation, { input }, context) =>
      buy(context, input, {
        offer: () => readProjects(context),
        post: () => postProjectsPurchase(context.rest, input.max),
      }),
  },
} satisfies {
  Account: Fields<AccountResolvers, 'quickPurchase' | 'projectsPurchase'>;
  Mutation: Fields<MutationResolvers, 'buyTariff' | 'buyProjects'>;
};
