import { Type } from 'typebox';
import * as contract from '../../upstream/contract/dashboard.ts';
import * as figures from '../../upstream/contract/dashboardFigures.ts';
import type { WireSeries, WireVisibilityDetails } from '../../upstream/contract/dashboardFigures.ts';
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
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { isSeries } from './seriesCheck.ts';

const actions = { check: checkOf(contract.getActions.responses[200]) };
const leads = { check: checkOf(contract.getDashboardLeads.responses[200]) };
const ranges = { check: checkOf(contract.getRanges.responses[200]) };
const visibility = { check: checkOf(contract.Visibility) };
/** A sum of budgets may exceed an Int. */
const LeadsSummary = Type.Object({ ...contract.LeadsSummary.properties, budgets: Type.Number() });
const leadsSummary = { check: checkOf(LeadsSummary) };
const series = { check: isSeries };
const visibilityDetails = { check: checkOf(figures.VisibilityDetails) };
const pageSummary = { check: checkOf(contract.PageSummary) };
const score = { check: checkOf(contract.Score) };
const setUpProject = { check: checkOf(contract.postScoreProject.responses[201]) };

/** First and last day, inclusive. */
type Days = Pick<WireDashboardRange, 'from' | 'to'>;

/** RST-33. */
export async function getActions(rest: RestClient): Promise<WireActionItem[]> {
  return (await rest.get('/account/dashboard/actions', {}, actions)).actions;
}

/** RST-34. */
export async function getNewestLeads(rest: RestClient): Promise<WireLead[]> {
  return (await rest.get('/account/dashboard/leads', {}, leads)).leads;
}

/** RST-35. */
export async function getRanges(rest: RestClient): Promise<WireDashboardRange[]> {
  return (await rest.get('/account/dashboard/ranges', {}, ranges)).ranges;
}

/** RST-36. */
export function getVisibility(rest: RestClient): Promise<WireVisibility> {
  return rest.get('/account/dashboard/visibility', {}, visibility);
}

/** RST-37. */
export function getLeadsSummary(rest: RestClient, { from, to }: Days): Promise<WireLeadsSummary> {
  return rest.get('/account/dashboard/leads-summary', { from, to }, leadsSummary);
}

/** RST-38. */
export function getPageSummary(rest: RestClient, { from, to }: Days): Promise<WirePageSummary> {
  return rest.get('/account/dashboard/page-summary', { from, to }, pageSummary);
}

/** Daily figures (addition). */
export function getSeries(rest: RestClient, { from, to }: Days): Promise<WireSeries> {
  return rest.get('/account/dashboard/series', { from, to }, series);
}

/** Why the visibility changed (addition). */
export function getVisibilityDetails(rest: RestClient, { from, to }: Days): Promise<WireVisibilityDetails> {
  return rest.get('/account/dashboard/visibility-details', { from, to }, visibilityDetails);
}

/** RST-40. */
export async function postScoreProject(rest: RestClient, project: WireScoreProject): Promise<WireScoreProject> {
  return (await rest.post('/account/dashboard/score/projects', { body: project, ...setUpProject })).data;
}

/** Starts the audit of the score's project (addition). */
export function postSiteAudit(rest: RestClient): Promise<unknown> {
  return rest.post('/account/dashboard/score/audit');
}

/** RST-39. */
export function getScore(rest: RestClient): Promise<WireScore> {
  return rest.get('/account/dashboard/score', {}, score);
}
