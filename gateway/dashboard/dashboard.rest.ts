import type {
  WireActionItem,
  WireDashboardRange,
  WireLeadsSummary,
  WirePageSummary,
  WireScore,
  WireScoreProject,
  WireVisibility,
} from '../../upstream/contract/dashboard.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { lead } from '../leads/leads.rest.ts';
import {
  checked,
  checkedWrite,
  flag,
  listOf,
  nullable,
  number,
  object,
  text,
  timestamp,
  whole,
} from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

function day(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
const leads = object<{ leads: WireLead[] }>({ leads: listOf(lead) });
const ranges = object<{ ranges: WireDashboardRange[] }>({
  ranges: listOf(object<WireDashboardRange>({ id: text, from: day, to: day })),
});
const actions = object<{ actions: WireActionItem[] }>({
  actions: listOf(object<WireActionItem>({ action: text, priority: text })),
});
const visibility = object<WireVisibility>({ responsiveScore: nullable(number), pageOptimization: nullable(number) });
const leadsSummary = object<WireLeadsSummary>({
  leads: whole,
  budgets: number,
  distribution: object<WireLeadsSummary['distribution']>({
    accepted: whole,
    rejected: whole,
    expired: whole,
    pending: whole,
  }),
});
const pageSummary = object<WirePageSummary>({
  isAvailable: flag,
  impressions: nullable(whole),
  pageViews: nullable(whole),
  websiteClicks: nullable(whole),
  linkClicks: nullable(whole),
});
const scoreProject = object<WireScoreProject>({ domain: text, name: text });
const setUpProject = object<{ data: WireScoreProject }>({ data: scoreProject });
const score = object<WireScore>({
  project: nullable(scoreProject),
  hasSiteAudit: flag,
  canSetupSiteAudit: flag,
  limits: object<WireScore['limits']>({ max: whole, name: text, used: whole }),
  score: nullable(number),
  scoredAt: nullable(timestamp),
  certs: object<WireScore['certs']>({ agency: flag, tool: flag }),
  passedDescription: flag,
  successStories: whole,
});

/** First and last day, both included. */
type Days = Pick<WireDashboardRange, 'from' | 'to'>;

/** RST-33. */
export async function getActions(rest: RestClient): Promise<WireActionItem[]> {
  return (await checked(rest.get('/account/dashboard/actions'), actions)).actions;
}

/** RST-34. */
export async function getNewestLeads(rest: RestClient): Promise<WireLead[]> {
  return (await checked(rest.get('/account/dashboard/leads'), leads)).leads;
}

/** RST-35. */
export async function getRanges(rest: RestClient): Promise<WireDashboardRange[]> {
  return (await checked(rest.get('/account/dashboard/ranges'), ranges)).ranges;
}

/** RST-36. */
export function getVisibility(rest: RestClient): Promise<WireVisibility> {
  return checked(rest.get('/account/dashboard/visibility'), visibility);
}

/** RST-37. */
export function getLeadsSummary(rest: RestClient, { from, to }: Days): Promise<WireLeadsSummary> {
  return checked(rest.get('/account/dashboard/leads-summary', { from, to }), leadsSummary);
}

/** RST-38. */
export function getPageSummary(rest: RestClient, { from, to }: Days): Promise<WirePageSummary> {
  return checked(rest.get('/account/dashboard/page-summary', { from, to }), pageSummary);
}

/** RST-40. */
export async function postScoreProject(rest: RestClient, project: WireScoreProject): Promise<WireScoreProject> {
  return (await checkedWrite(rest.post('/account/dashboard/score/projects', { body: project }), setUpProject)).data;
}

/** RST-39. */
export function getScore(rest: RestClient): Promise<WireScore> {
  return checked(rest.get('/account/dashboard/score'), score);
}
