// The dashboard's response written by hand, field by field as bench/documents/dashboard.graphql selects it.
import { toActions } from '../../gateway/dashboard/dashboard.map.ts';
import { leadStageEnum, leadStatusEnum } from '../../gateway/leads/leads.enums.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import type { WireDashboardRange, WireScore } from '../../upstream/contract/dashboard.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import type { Reads } from './reads.ts';

function ignore(): void {
  return undefined;
}

function toScore({ score, scoredAt, project, hasSiteAudit, canSetupSiteAudit, limits, certs, ...rest }: WireScore) {
  return {
    score,
    scoredAt,
    project: project && { domain: project.domain, name: project.name },
    hasSiteAudit,
    canSetUpSiteAudit: canSetupSiteAudit,
    projectLimits: { max: limits.max, name: limits.name, used: limits.used },
    certificates: { agency: certs.agency, toolkit: certs.tool },
    hasPassedDescription: rest.passedDescription,
    successStories: rest.successStories,
  };
}

function toLead(lead: WireLead) {
  return {
    id: toGlobalId('Lead', lead.uuid),
    slug: lead.slug,
    name: lead.name,
    title: lead.title,
    status: leadStatusEnum.read(lead.status, ignore),
    stage: leadStageEnum.read(lead.mark, ignore),
    receivedAt: lead.receivedAt,
    expiresAt: lead.expiresAt,
  };
}

async function summaries(reads: Reads, range: WireDashboardRange) {
  const [pages, leads] = await Promise.all([reads.pageSummary(range), reads.leadsSummary(range)]);
  const { isAvailable, impressions, pageViews, websiteClicks, linkClicks } = pages;
  const { accepted, rejected, expired, pending } = leads.distribution;
  return {
    pageSummary: { isAvailable, impressions, pageViews, websiteClicks, linkClicks },
    leadsSummary: {
      leads: leads.leads,
      budgets: { amount: leads.budgets },
      distribution: { accepted, rejected, expired, pending },
    },
  };
}

async function rangesWithSummaries(reads: Reads) {
  const ranges = await reads.ranges();
  const [range] = ranges;
  if (!range) throw new Error('there is no range');
  return { ranges: ranges.map(({ id, from, to }) => ({ key: id, from, to })), ...(await summaries(reads, range)) };
}

export async function dashboardScreen(reads: Reads, accountId: string): Promise<unknown> {
  const [counters, score, ofRange, leads, actions, visibility] = await Promise.all([
    reads.counters(),
    reads.score(),
    rangesWithSummaries(reads),
    reads.newestLeads(),
    reads.actions(),
    reads.visibility(),
  ]);
  return {
    id: toGlobalId('Viewer', accountId),
    account: { id: toGlobalId('Account', accountId), counters: { activeLeads: counters.activeLeads } },
    score: toScore(score),
    dashboard: {
      ...ofRange,
      leads: leads.map(toLead),
      actions: toActions(actions, ignore),
      visibility: {
        responsiveScore: visibility.responsiveScore,
        pageOptimization: visibility.pageOptimization,
      },
    },
  };
}
