import { isSameAmount, mayQuickPurchase } from '../../domain/quickPurchase.ts';
import { getSubscription } from '../account/account.rest.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { amountOf } from '../money.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { AccountResolvers, MutationResolvers, PurchaseSource, QuickPurchase } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { purchaseSourceEnum, purchaseUserError, toPurchaseUserError, toQuickPurchase } from './purchase.map.ts';
import { getQuickPurchase, postQuickPurchase } from './purchase.rest.ts';

/** What can be bought; read only if the account has a product without a plan (STA-34). */
async function readOffer(
  { rest }: Context,
  { source, sessionId }: { source: PurchaseSource; sessionId: string },
): Promise<QuickPurchase | null> {
  const { status } = await getSubscription(rest);
  if (!mayQuickPurchase(status)) return null;
  return toQuickPurchase(await getQuickPurchase(rest, { source: purchaseSourceEnum.write(source), sessionId }));
}

export const purchaseResolvers = {
  Account: {
    quickPurchase: (_account, args, context) => readOffer(context, args),
  },
  Mutation: {
    buyTariff: async (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      if (input.accountId !== toGlobalId('Account', accountId)) {
        return { viewer: null, errors: [purchaseUserError('OTHER_ACCOUNT', 'accountId')] };
      }
      const { source, sessionId, timeZone: userTz } = input;
      try {
        const charge = (await readOffer(context, input))?.todayCharge ?? null;
        const seen = amountOf(input.todayCharge);
        if (seen === null || (charge !== null && !isSameAmount(charge.amount, seen))) {
          return { viewer: viewerOf(context), errors: [purchaseUserError('CHARGE_CHANGED', 'todayCharge')] };
        }
        // Sent even if nothing is on offer any more: it may repeat a purchase whose response was lost.
        await postQuickPurchase(context.rest, { source: purchaseSourceEnum.write(source), sessionId, userTz });
      } catch (error) {
        const refusal = toPurchaseUserError(error);
        if (!refusal) throw error;
        return { viewer: viewerOf(context), errors: [refusal] };
      }
      return { viewer: viewerOf(context), errors: [] };
    },
  },
} satisfies {
  Account: Fields<AccountResolvers, 'quickPurchase'>;
  Mutation: Fields<MutationResolvers, 'buyTariff'>;
};
