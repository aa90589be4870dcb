import type { NodeReader } from '../relay/node.ts';
import { noteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import type { AccountResolvers, MutationResolvers, QueryResolvers, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import {
  localeEnum,
  toAccount,
  toAccountUserError,
  toLimits,
  toPrices,
  toSubscription,
  toUser,
} from './account.map.ts';
import type { AccountParent } from './account.map.ts';
import {
  getAccount,
  getCounters,
  getFeatures,
  getPrices,
  getSubscription,
  putFeature,
  putGetStarted,
  putLocale,
  putTimeZone,
} from './account.rest.ts';
import type { Context } from '../context.ts';
import { viewerOf } from './viewer.ts';

function accountOf({ account }: AccountParent, { rest }: Context) {
  return account ?? getAccount(rest);
}

/** The payload of an account write: the changed account, or the refusal. */
async function answer(write: () => Promise<AccountParent>) {
  try {
    return { account: await write(), errors: [] };
  } catch (error) {
    const refusal = toAccountUserError(error);
    if (!refusal) throw error;
    return { account: null, errors: [refusal] };
  }
}

export const accountResolvers = {
  Query: {
    viewer: (_query, _args, context) => viewerOf(context),
  },
  Viewer: {
    id: ({ accountId }) => toGlobalId('Viewer', accountId),
    account: ({ accountId }) => toAccount(accountId),
  },
  Account: {
    id: ({ accountId }) => toGlobalId('Account', accountId),
    locale: async (parent, _args, context) =>
      localeEnum.read((await accountOf(parent, context)).locale, noteUnknown(context.log)),
    timeZone: async (parent, _args, context) => (await accountOf(parent, context)).timeZone,
    canSetTimeZone: async (parent, _args, context) => (await accountOf(parent, context)).canSetTimeZone ?? false,
    user: async (parent, _args, context) => toUser((await accountOf(parent, context)).user, noteUnknown(context.log)),
    offers: async (parent, _args, context) => (await accountOf(parent, context)).offers,
    subscription: async (_parent, _args, { rest, log }) =>
      toSubscription(await getSubscription(rest), noteUnknown(log)),
    limits: async (_parent, _args, { rest, log }) => toLimits(await getSubscription(rest), noteUnknown(log)),
    counters: async ({ activeLeads }, _args, { rest }) =>
      activeLeads === undefined ? getCounters(rest) : { activeLeads },
    features: async ({ features }, _args, { rest }) => features ?? getFeatures(rest),
    prices: async (_parent, _args, context) => toPrices(await getPrices(context)),
  },
  Mutation: {
    setLocale: (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      return answer(async () =>
        toAccount(accountId, { account: await putLocale(context.rest, localeEnum.write(input.locale)) }),
      );
    },
    setTimeZone: (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      return answer(async () => toAccount(accountId, { account: await putTimeZone(context.rest, input.timeZone) }));
    },
    setFeature: (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      const { name, enabled } = input;
      return answer(async () => toAccount(accountId, { features: await putFeature(context.rest, { name, enabled }) }));
    },
    completeGetStarted: (_mutation, _args, context) => {
      const { accountId } = signedIn(context);
      return answer(async () => {
        await putGetStarted(context.rest);
        return toAccount(accountId);
      });
    },
  },
} satisfies {
  Query: Fields<QueryResolvers, 'viewer'>;
  Viewer: Fields<ViewerResolvers, 'id' | 'account'>;
  Account: EveryField<Omit<AccountResolvers, 'quickPurchase' | 'projectsPurchase'>>;
  Mutation: Fields<MutationResolvers, 'setLocale' | 'setTimeZone' | 'setFeature' | 'completeGetStarted'>;
};

/** Resolves `node(id:)` for a Viewer; only the caller's own. */
export const viewerNode: NodeReader = (key, context) => (context.viewer?.accountId === key ? viewerOf(context) : null);

/** Resolves `node(id:)` for an Account; only the caller's own. */
export const accountNode: NodeReader = (key, { viewer }) => (viewer?.accountId === key ? toAccount(key) : null);

/** Resolves `node(id:)` for a User; only the caller's own. */
export const userNode: NodeReader = async (key, { rest, log }) => {
  const { user } = await getAccount(rest);
  return user.id === key ? toUser(user, noteUnknown(log)) : null;
};
