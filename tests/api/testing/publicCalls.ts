import { BIG, dig } from './upstreamCall.ts';
import type { Stage, UpstreamCall } from './upstreamCall.ts';

/** An agency of the demo data without an owner. */
const AGENCY = 'cedar-works';

/** A read that all visitors share; a success is cached for seconds. */
function shared(row: string, field: string, selection: string, path: string, at: string): UpstreamCall {
  return {
    call: `GET ${path}` as UpstreamCall['call'],
    row,
    field: `Query.${field}`,
    account: null,
    document: `{ ${selection} }`,
    prepare: () => ({ path }),
    at,
    isKept: true,
  };
}

function ofDashboard(row: string, field: string, selection: string, last: string, account = BIG): UpstreamCall {
  return {
    call: `GET /account/dashboard/${last}` as UpstreamCall['call'],
    row,
    field: `Dashboard.${field}`,
    account,
    document: `{ viewer { account { timeZone } dashboard { ${field} ${selection} } } }`,
    prepare: () => ({ path: `/account/dashboard/${last}` }),
    at: field === 'ranges' ? 'viewer.dashboard' : `viewer.dashboard.${field}`,
    beside: 'viewer.account.timeZone',
  };
}

function events(call: UpstreamCall['call'], path: string, aliases: readonly string[]): UpstreamCall {
  return {
    call,
    row: 'RST-76',
    field: 'Mutation.recordAgencyEvents',
    account: null,
    document: 'mutation ($input: RecordAgencyEventsInput!) { recordAgencyEvents(input: $input) { isCounted } }',
    prepare: () => ({
      path,
      variables: {
        input: { view: crypto.randomUUID(), events: aliases.map((alias) => ({ alias, type: 'IMPRESSION' })) },
      },
    }),
    isBodyless: true,
    // A failure to count events is not shown to the visitor.
    copes: ({ data, errors }) =>
      errors.length === 0 && typeof dig(data, 'recordAgencyEvents', 'isCounted') === 'boolean',
  };
}

function brief({ next }: Stage): object {
  return {
    agencyAlias: AGENCY,
    idempotencyKey: crypto.randomUUID(),
    name: 'Ada',
    email: `ada-${next()}@example.com`,
    text: 'We sell engines and would like to be found.',
  };
}

/** Calls for the catalogue, the directory, its visitors and the dashboard. */
export const PUBLIC_CALLS: readonly UpstreamCall[] = [
  {
    ...shared('RST-12', 'filters', 'filters { budgets { key } }', '/filters', ''),
    // The built-in catalogue replaces a missing one (ENT-23).
    copes: ({ data, errors }) => errors.length === 0 && dig(data, 'filters', 'budgets', '5') !== null,
  },
  shared('RST-13', 'locations', 'locations(pattern: "ber") { id }', '/locations', 'locations'),
  shared('RST-14', 'cities', 'cities(pattern: "ber") { id }', '/filters/cities', 'cities'),
  shared('RST-15', 'countries', 'countries { id }', '/filters/countries', 'countries'),
  shared('RST-74', 'agencies', 'agencies { totalCount }', '/agencies', 'agencies'),
  {
    ...shared('RST-74', 'agency', `agency(alias: "${AGENCY}") { name }`, `/agencies/${AGENCY}`, 'agency'),
    call: 'GET /agencies/{alias}',
  },
  shared('RST-74', 'directorySummary', 'directorySummary { reviewCount }', '/directory/summary', 'directorySummary'),
  {
    call: 'GET /agencies/{alias}/reviews',
    row: 'RST-74',
    field: 'Agency.reviews',
    account: null,
    // Only happens for an agency with more than 20 reviews, and the demo data has none.
    document: '',
  },
  {
    call: 'POST /agencies/{alias}/leads',
    row: 'RST-76',
    field: 'Mutation.sendBrief',
    account: null,
    document: 'mutation ($input: SendBriefInput!) { sendBrief(input: $input) { isSent errors { code } } }',
    prepare: (stage) => ({ path: `/agencies/${AGENCY}/leads`, variables: { input: brief(stage) } }),
  },
  events('POST /agencies/{alias}/events', `/agencies/${AGENCY}/events`, [AGENCY]),
  events('POST /agencies/events', '/agencies/events', [AGENCY, 'wild-meadow']),
  ofDashboard('RST-33', 'actions', '{ name }', 'actions'),
  ofDashboard('RST-34', 'leads', '{ id }', 'leads'),
  // Every block of the dashboard needs the ranges, so another account reads them.
  ofDashboard('RST-35', 'ranges', '{ key }', 'ranges', 'owner-start'),
  ofDashboard('RST-36', 'visibility', '{ responsiveScore }', 'visibility'),
  ofDashboard('RST-37', 'leadsSummary', '{ leads }', 'leads-summary'),
  ofDashboard('RST-38', 'pageSummary', '{ pageViews }', 'page-summary'),
  ofDashboard('RST-38', 'series', '{ timeZone }', 'series'),
  ofDashboard('RST-36', 'visibilityDetails', '{ page { score } }', 'visibility-details'),
  {
    call: 'GET /account/dashboard/score',
    row: 'RST-39',
    field: 'Viewer.score',
    account: BIG,
    document: '{ viewer { account { timeZone } score { score } } }',
    prepare: () => ({ path: '/account/dashboard/score' }),
    at: 'viewer.score',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'POST /account/dashboard/score/projects',
    row: 'RST-40',
    field: 'Mutation.setUpScoreProject',
    account: BIG,
    document: `mutation ($website: String!) { setUpScoreProject(input: { website: $website }) {
      viewer { id } errors { code } } }`,
    prepare: () => ({ path: '/account/dashboard/score/projects', variables: { website: 'project.example' } }),
  },
  {
    call: 'POST /account/dashboard/score/audit',
    row: 'RST-40',
    field: 'Mutation.setUpSiteAudit',
    account: BIG,
    document: 'mutation { setUpSiteAudit { viewer { id } errors { code } } }',
    prepare: () => ({ path: '/account/dashboard/score/audit' }),
    isBodyless: true,
  },
  {
    call: 'POST /api/feedback',
    row: 'RST-72',
    field: 'Mutation.sendFeedback',
    account: null,
    document: 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { isSent errors { code } } }',
    prepare: () => ({
      path: '/api/feedback',
      variables: {
        input: { page: 'leads', text: 'Words.', email: 'ada@example.com', idempotencyKey: crypto.randomUUID() },
      },
    }),
    isBodyless: true,
  },
];
