import type { GraphQLResolveInfo } from 'graphql';
import { agencyPageState } from '../../domain/tariffs.ts';
import { toLimits } from '../account/account.map.ts';
import { getAccount, getSubscription } from '../account/account.rest.ts';
import { viewerOf } from '../account/viewer.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { entriesOf, toLocation } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import { toOffice } from '../directory/directory.map.ts';
import { mediaUrl } from '../images/mediaUrl.ts';
import { noteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import { selectedFields } from '../relay/selection.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import type { MutationResolvers, ProfileResolvers, ViewerResolvers } from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { signedIn } from '../session/signedIn.ts';
import { deleteLogo, saveNewRanges, uploadLogo } from './profileWrites.ts';
import { knownAgency, readOwnAgency } from './ownAgency.ts';
import { profileLimitEnum, toCompleteness, toNewRanges, toState } from './profile.map.ts';
import type { ProfileParent, ProfileReads } from './profile.map.ts';
import { getNewRanges, getProfile } from './profile.rest.ts';
import { toInputPath } from './profileErrors.ts';
import { toSavedForm } from './profileInput.ts';
import { partOf, revisionOf } from './profileRevision.ts';
import { publish, saveDraft } from './saveProfile.ts';
import type { Saved } from './saveProfile.ts';

/** Starts every call the selection needs at once, each only once: a field takes its read from the parent. */
async function readProfile(accountId: string, { rest }: Context, info: GraphQLResolveInfo): Promise<ProfileParent> {
  const fields = new Set(selectedFields(info, 'Profile').map((field) => field.name.value));
  const hasState = fields.has('state');
  const reads: ProfileReads = {
    ...(hasState && { account: getAccount(rest) }),
    ...((hasState || fields.has('limits')) && { subscription: getSubscription(rest) }),
    ...(fields.has('newRanges') && { newRanges: getNewRanges(rest) }),
  };
  // The fields that use these reads report their failures.
  for (const read of [reads.account, reads.subscription, reads.newRanges]) read?.catch(() => undefined);
  return { accountId, wire: await getProfile(rest), ...reads };
}

function answer({ wire, errors }: Saved, accountId: string, context: Context) {
  return { profile: wire && { accountId, wire }, viewer: errors.length > 0 ? null : viewerOf(context), errors };
}

/** The agency's profile (RST-05 to RST-10). */
export const profileResolvers = {
  Viewer: {
    profile: ({ accountId }, _args, context, info) => readProfile(accountId, context, info),
    agency: (_viewer, _args, context) => readOwnAgency(context),
  },
  Profile: {
    id: ({ accountId }) => toGlobalId('Profile', accountId),
    state: async (profile, _args, { rest }) => {
      const [{ user }, { status }] = await Promise.all([
        profile.account ?? getAccount(rest),
        profile.subscription ?? getSubscription(rest),
      ]);
      return toState(agencyPageState({ subscriptionStatus: status, agencyStatus: user.agencyStatus }));
    },
    isDraft: ({ wire }) => wire.isDraft,
    isFirstPublish: ({ wire }) => wire.isFirstPublish,
    alias: ({ wire }) => wire.alias,
    agencyId: ({ wire }) => {
      const agency = knownAgency(wire);
      return agency && toGlobalId('Agency', agency.alias);
    },
    score: ({ wire }) => wire.score,
    updatedLimits: ({ wire }, _args, { log }) =>
      wire.updatedLimits.flatMap((limit) => profileLimitEnum.read(limit, noteUnknown(log)) ?? []),
    invalidFields: ({ wire }) => wire.invalidFields.map(toInputPath),
    revision: ({ wire }) => revisionOf(wire),
    completeness: ({ wire }) => toCompleteness(toSavedForm(wire)),
    limits: async ({ subscription }, _args, { rest, log }) =>
      toLimits(await (subscription ?? getSubscription(rest)), noteUnknown(log)),
    logo: ({ wire }, _args, { basePath }) =>
      wire.logo && { name: wire.logo.name, url: mediaUrl(basePath, wire.logo.url) },
    name: ({ wire }) => wire.name,
    tagline: ({ wire }) => wire.tagline,
    shortDescription: ({ wire }) => wire.shortDescription,
    detailedDescription: ({ wire }) => wire.detailedDescription,
    founded: ({ wire }) => wire.founded,
    numberOfEmployees: async ({ wire }, _args, context) =>
      wire.numberOfEmployees === null
        ? null
        : ((await catalogueOf(context)).numberOfEmployees.get(wire.numberOfEmployees) ?? null),
    website: ({ wire }) => wire.website,
    semrushExpert: ({ wire }) => wire.semrushExpert,
    services: async ({ wire }, _args, context) => entriesOf((await catalogueOf(context)).services, wire.services),
    industries: async ({ wire }, _args, context) => entriesOf((await catalogueOf(context)).industries, wire.industries),
    languages: async ({ wire }, _args, context) => entriesOf((await catalogueOf(context)).languages, wire.languages),
    tools: async ({ wire }, _args, context) => entriesOf((await catalogueOf(context)).tools, wire.tools),
    budgets: async ({ wire }, _args, context) => entriesOf((await catalogueOf(context)).budgets, wire.budgets),
    projectDurations: async ({ wire }, _args, context) =>
      entriesOf((await catalogueOf(context)).projectDurations, wire.projectDurations),
    businessSizes: async ({ wire }, _args, context) =>
      entriesOf((await catalogueOf(context)).businessSizes, wire.businessSizes),
    regions: ({ wire }, _args, { log }) => wire.regions.map((region) => toLocation(region, noteUnknown(log))),
    offices: ({ wire }, _args, { log }) => wire.offices.map((office) => toOffice(office, noteUnknown(log))),
    scheduledLink: ({ wire }) => wire.scheduledLink,
    socials: ({ wire }) => wire.socials,
    emailSettings: ({ wire }) => wire.emailSettings,
    newRanges: async ({ newRanges }, _args, context) => {
      const [ranges, catalogue] = await Promise.all([newRanges ?? getNewRanges(context.rest), catalogueOf(context)]);
      return toNewRanges(ranges, catalogue);
    },
  },
  Mutation: {
    saveProfile: async (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      return answer(await inTurn(context, partOf(input), () => saveDraft(input, context)), accountId, context);
    },
    publishProfile: async (_mutation, { input }, context) => {
      const { accountId } = signedIn(context);
      return answer(
        await inTurn(context, partOf(input ?? {}), () => publish(input ?? null, context)),
        accountId,
        context,
      );
    },
    uploadLogo: (_mutation, { input }, context) => uploadLogo(input.file, context),
    deleteLogo: (_mutation, _args, context) => deleteLogo(context),
    saveNewRanges: (_mutation, { input }, context) => saveNewRanges(input, context),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'profile' | 'agency'>;
  Profile: EveryField<ProfileResolvers>;
  Mutation: Fields<MutationResolvers, 'saveProfile' | 'publishProfile' | 'uploadLogo' | 'deleteLogo' | 'saveNewRanges'>;
};

/** Resolves `node(id:)` for a Profile, for its owner only. */
export const profileNode: NodeReader = (key, context, info) =>
  context.viewer?.accountId === key ? readProfile(key, context, info) : null;
