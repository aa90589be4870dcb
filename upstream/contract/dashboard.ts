import { Type, type Static } from 'typebox';
import { call, Closed, Count, Day, Described, Entity, Nullable, Timestamp } from './call.ts';
import { Lead } from './leads.ts';

export const DashboardAction = Type.Enum([
  'reactToLeads',
  'setupProject',
  'setupSiteAudit',
  'passToolkitExam',
  'passAgenciesExam',
  'addSuccessStories',
  'updateDescription',
  'addServices',
  'addIndustries',
  'requestReviews',
  // An addition.
  'fixWebhook',
]);
export const ActionPriority = Type.Enum(['lowest', 'low', 'high', 'highest']);
export const ActionItem = Entity('A recommended action.', { action: DashboardAction, priority: ActionPriority });
export type WireActionItem = Static<typeof ActionItem>;

export const DashboardRange = Entity("A selectable range. Both days are inclusive, in the account's time zone.", {
  id: Type.String(),
  from: Day,
  to: Day,
});
export type WireDashboardRange = Static<typeof DashboardRange>;

export const LeadsOfBudget = Entity('Leads by the lower end of their budget; both ends are null if none was given.', {
  from: Described('Whole USD.', Nullable(Count)),
  to: Described('Whole USD; null means open.', Nullable(Count)),
  leads: Count,
});
export type WireLeadsOfBudget = Static<typeof LeadsOfBudget>;

export const LeadsSummary = Entity('How the leads of some days were answered.', {
  leads: Count,
  budgets: Described(
    "Sum of the upper ends of the leads' budgets, in whole USD; an open budget counts with its lower end.",
    Count,
  ),
  distribution: Type.Object({ accepted: Count, rejected: Count, expired: Count, pending: Count }),
  budgetRanges: Type.Optional(
    Described('Number of leads for each budget, smallest first (addition).', Type.Array(LeadsOfBudget)),
  ),
});
export type WireLeadsSummary = Static<typeof LeadsSummary>;

export const PageSummary = Entity('Visits to the public page. The numbers are null if `isAvailable` is false.', {
  isAvailable: Type.Boolean(),
  impressions: Nullable(Count),
  pageViews: Nullable(Count),
  websiteClicks: Nullable(Count),
  linkClicks: Nullable(Count),
});
export type WirePageSummary = Static<typeof PageSummary>;

export const Visibility = Entity('Scores from 0 to 5; null if unknown.', {
  responsiveScore: Nullable(Type.Number()),
  pageOptimization: Nullable(Type.Number()),
});
export type WireVisibility = Static<typeof Visibility>;

export const ScoreProject = Entity('The project whose website is audited for the score.', {
  domain: Type.String(),
  name: Type.String(),
});
export type WireScoreProject = Static<typeof ScoreProject>;

export const Score = Entity("The agency's score and the conditions it depends on.", {
  project: Nullable(ScoreProject),
  hasSiteAudit: Type.Boolean(),
  canSetupSiteAudit: Type.Boolean(),
  limits: Type.Object({ max: Count, name: Type.String(), used: Count }),
  score: Described('0 to 5.', Nullable(Type.Number())),
  scoredAt: Nullable(Timestamp),
  certs: Type.Object({ agency: Type.Boolean(), tool: Type.Boolean() }),
  passedDescription: Type.Boolean(),
  successStories: Count,
});
export type WireScore = Static<typeof Score>;

/** Query of the calls that take a range of days. */
export const Days = Closed({
  from: Described("First day, in the account's time zone.", Day),
  to: Described('Last day, inclusive.', Day),
});
const needsSubscription = { 403: ['SUBSCRIPTION_REQUIRED'] } as const;
const dashboard = { method: 'GET', tag: 'dashboard', errors: needsSubscription } as const;

export const getActions = call({
  ...dashboard,
  row: 'RST-33',
  path: '/account/dashboard/actions',
  summary: 'Recommended actions for the agency, most urgent first.',
  responses: { 200: Type.Object({ actions: Type.Array(ActionItem) }) },
});

export const getDashboardLeads = call({
  ...dashboard,
  row: 'RST-34',
  path: '/account/dashboard/leads',
  summary: 'The five newest leads.',
  responses: { 200: Type.Object({ leads: Type.Array(Lead) }) },
});

export const getRanges = call({
  ...dashboard,
  row: 'RST-35',
  path: '/account/dashboard/ranges',
  summary: 'Selectable date ranges; the first is the default.',
  responses: { 200: Type.Object({ ranges: Type.Array(DashboardRange) }) },
});

export const getVisibility = call({
  ...dashboard,
  row: 'RST-36',
  path: '/account/dashboard/visibility',
  summary: "The agency's visibility scores.",
  responses: { 200: Visibility },
});

export const getLeadsSummary = call({
  ...dashboard,
  row: 'RST-37',
  path: '/account/dashboard/leads-summary',
  summary: 'Statistics about the leads received on the given days.',
  query: Days,
  responses: { 200: LeadsSummary },
});

export const getPageSummary = call({
  ...dashboard,
  row: 'RST-38',
  path: '/account/dashboard/page-summary',
  summary: 'Statistics about the public page on the given days.',
  query: Days,
  responses: { 200: PageSummary },
});

export const getScore = call({
  ...dashboard,
  row: 'RST-39',
  path: '/account/dashboard/score',
  summary: "The agency's score and its parts.",
  responses: { 200: Score },
});

export const postScoreProject = call({
  row: 'RST-40',
  method: 'POST',
  path: '/account/dashboard/score/projects',
  tag: 'dashboard',
  summary: 'Create the project used for the score.',
  body: Closed({ domain: Type.String({ maxLength: 253 }), name: Type.String({ maxLength: 253 }) }),
  responses: { 201: Type.Object({ data: ScoreProject }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 409: ['PROJECTS_LIMIT_REACHED'] },
});

export const postSiteAudit = call({
  row: 'RST-40',
  method: 'POST',
  path: '/account/dashboard/score/audit',
  tag: 'dashboard',
  summary: "Audit the website of the score's project (addition).",
  responses: { 204: null },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 409: ['NO_PROJECT'] },
});
