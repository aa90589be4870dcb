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

const day = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
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
export const getActions = async (rest: RestClient): Promise<WireActionItem[]> =>
  (await checked(rest.get('/account/dashboard/actions'), actions)).actions;

/** RST-34. */
export const getNewestLeads = async (rest: RestClient): Promise<WireLead[]> =>
  (await checked(rest.get('/account/dashboard/leads'), leads)).leads;

/** RST-35. */
export const getRanges = async (rest: RestClient): Promise<WireDashboardRange[]> =>
  (await checked(rest.get('/account/dashboard/ranges'), ranges)).ranges;

/** RST-36. */
export const getVisibility = (rest: RestClient): Promise<WireVisibility> =>
  checked(rest.get('/account/dashboard/visibility'), visibility);

/** RST-37. */
export const getLeadsSummary = (rest: RestClient, { from, to }: Days): Promise<WireLeadsSummary> =>
  checked(rest.get('/account/dashboard/leads-summary', { from, to }), leadsSummary);

/** RST-38. */
export const getPageSummary = (rest: RestClient, { from, to }: Days): Promise<WirePageSummary> =>
  checked(rest.get('/account/dashboard/page-summary', { from, to }), pageSummary);

/** RST-40. */
export const postScoreProject = async (rest: RestClient, project: WireScoreProject): Promise<WireScoreProject> =>
  (await checkedWrite(rest.post('/account/dashboard/score/projects', { body: project }), setUpProject)).data;

/** RST-39. */
export const getScore = (rest: RestClient): Promise<WireScore> => checked(rest.get('/account/dashboard/score'), score);
