import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/dashboard.ts';
import { getSeries, getVisibilityDetails } from '../contract/dashboardFigures.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { readActions, readNewestLeads, requireDashboard } from './dashboard.ts';
import { rangesOf } from './ranges.ts';
import { readScore, setUpProject } from './score.ts';
import { readSeries } from './series.ts';
import { startSiteAudit } from './siteAudit.ts';
import { readLeadsSummary, readPageSummary } from './summaries.ts';
import { readVisibility, readVisibilityDetails } from './visibility.ts';

/** The calls RST-33 to RST-40, the figures behind the charts, and the audit of the score's project. */
export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.getActions, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: { actions: await readActions(deps, account) } };
  });
  route(app, calls.getDashboardLeads, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: { leads: await readNewestLeads(deps, account) } };
  });
  route(app, calls.getRanges, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: { ranges: rangesOf(account.timeZone, deps.clock.now()) } };
  });
  route(app, calls.getVisibility, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: await readVisibility(deps, account.id) };
  });
  route(app, calls.getLeadsSummary, async ({ account, query }) => {
    requireDashboard(account);
    return { status: 200, body: await readLeadsSummary(deps, account, query) };
  });
  route(app, calls.getPageSummary, async ({ account, query }) => {
    requireDashboard(account);
    return { status: 200, body: await readPageSummary(deps, account, query) };
  });
  route(app, getSeries, async ({ account, query }) => {
    requireDashboard(account);
    return { status: 200, body: await readSeries(deps, account, query) };
  });
  route(app, getVisibilityDetails, async ({ account, query }) => {
    requireDashboard(account);
    return { status: 200, body: await readVisibilityDetails(deps, account, query) };
  });
  route(app, calls.getScore, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: await readScore(deps, account.id) };
  });
  route(app, calls.postScoreProject, async ({ account, body }) => {
    requireDashboard(account);
    return { status: 201, body: { data: await setUpProject(deps, account.id, body) } };
  });
  route(app, calls.postSiteAudit, async ({ account }) => {
    requireDashboard(account);
    await startSiteAudit(deps, account.id);
    return { status: 204 };
  });
}
