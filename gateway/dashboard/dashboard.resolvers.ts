import { chatConnection } from '../chats/chats.resolvers.ts';
import { toLead } from '../leads/leads.map.ts';
import { leadConnection } from '../leads/leads.resolvers.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import { UpstreamError } from '../rest/errors.ts';
import { needsSubscription, orNull } from '../rest/missing.ts';
import type { DashboardResolvers, MutationResolvers, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { rangeOf, rangesOf, toActions, toLeadsSummary, toRange, toScore } from './dashboard.map.ts';
import {
  getActions,
  getLeadsSummary,
  getNewestLeads,
  getPageSummary,
  getRanges,
  getScore,
  getSeries,
  getVisibility,
  getVisibilityDetails,
} from './dashboard.rest.ts';
import { setUpScoreProject, setUpSiteAudit } from './scoreProject.ts';
import { toVisibilityDetails } from './visibility.map.ts';

/**
 * Returns the failure of a call whose response was an error or unusable, because other calls may succeed. Rethrows
 * anything else: after a timeout, every section would wait for one of its own.
 */
function unlessBroken(error: unknown): UpstreamError {
  if (error instanceof UpstreamError && (error.kind === 'badResponse' || error.status >= 500)) return error;
  throw error;
}

/** Score and statistics of the viewer's agency (RST-33 to RST-40); null without a subscription. */
export const dashboardResolvers = {
  Viewer: {
    score: async (_viewer, _args, { rest }) => {
      const score = await orNull(getScore(rest), needsSubscription);
      return score && toScore(score);
    },
    // The ranges show whether the account has a dashboard.
    dashboard: async (_viewer, _args, { rest }) => {
      const ranges = await orNull(getRanges(rest), needsSubscription).catch(unlessBroken);
      return ranges && { ranges };
    },
  },
  Dashboard: {
    ranges: (dashboard) => rangesOf(dashboard).map(toRange),
    pageSummary: (dashboard, { range }, { rest }) => getPageSummary(rest, rangeOf(dashboard, range)),
    leadsSummary: async (dashboard, { range }, { rest }) =>
      toLeadsSummary(await getLeadsSummary(rest, rangeOf(dashboard, range))),
    leads: async (_dashboard, _args, { rest, log }) => {
      const note = noteUnknown(log);
      return (await getNewestLeads(rest)).map((lead) => toLead(lead, note));
    },
    pendingLeads: (_dashboard, { first, after }, context) =>
      leadConnection({ first, after, period: 'ALL', status: 'PENDING', sort: 'DEADLINE' }, context),
    unreadChats: (_dashboard, { first, after }, context) => chatConnection({ first, after, view: 'UNREAD' }, context),
    actions: async (_dashboard, _args, { rest, log }) => toActions(await getActions(rest), noteUnknown(log)),
    series: (dashboard, { range }, { rest }) => orNull(getSeries(rest, rangeOf(dashboard, range))),
    visibility: (_dashboard, _args, { rest }) => getVisibility(rest),
    visibilityDetails: async (dashboard, { range }, { rest, log }) => {
      const details = await orNull(getVisibilityDetails(rest, rangeOf(dashboard, range)));
      return details && toVisibilityDetails(details, noteUnknown(log));
    },
  },
  Mutation: {
    setUpScoreProject: (_mutation, { input }, context) => {
      signedIn(context);
      return setUpScoreProject(input, context);
    },
    setUpSiteAudit: (_mutation, _args, context) => {
      signedIn(context);
      return setUpSiteAudit(context);
    },
  },
} satisfies {
  Mutation: Fields<MutationResolvers, 'setUpScoreProject' | 'setUpSiteAudit'>;
  Viewer: Fields<ViewerResolvers, 'score' | 'dashboard'>;
  Dashboard: EveryField<DashboardResolvers>;
};
