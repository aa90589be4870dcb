import type {
  WireActionItem,
  WireDashboardRange,
  WireLeadsSummary,
  WireScore,
} from '../../upstream/contract/dashboard.ts';
import { pointsOf, SCORE_WEIGHTS } from '../../domain/score.ts';
import type { ScorePart } from '../../domain/score.ts';
import { GatewayError } from '../errors.ts';
import { toMoney, toMoneyOrNull } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  ActionPriority,
  AgencyScore,
  DashboardAction,
  DashboardActionName,
  DashboardRange,
  LeadsSummary,
  ScorePartName,
} from '../schema.types.ts';

/** Parent of `Dashboard`. The ranges prove that the account has one; everything else is read lazily. */
export interface DashboardParent {
  /** An error if the upstream failed to list them, which fails only the fields that need a range. */
  readonly ranges: readonly WireDashboardRange[] | UpstreamError;
}

/** All selectable ranges. Throws UpstreamError if they could not be read. */
export function rangesOf({ ranges }: DashboardParent): readonly WireDashboardRange[] {
  if (ranges instanceof UpstreamError) throw ranges;
  return ranges;
}

/** ENT-32. */
export function toRange({ id, from, to }: WireDashboardRange): DashboardRange {
  return { key: id, from, to };
}

export function toLeadsSummary({ leads, budgets, distribution, budgetRanges }: WireLeadsSummary): LeadsSummary {
  return {
    leads,
    budgets: toMoney(budgets),
    distribution,
    budgetRanges:
      budgetRanges?.map((range) => ({ ...range, from: toMoneyOrNull(range.from), to: toMoneyOrNull(range.to) })) ??
      null,
  };
}

/** The range with this key, the first one without a key. Throws BAD_USER_INPUT for an unknown key, else as `rangesOf`. */
export function rangeOf(dashboard: DashboardParent, key: string | null | undefined): WireDashboardRange {
  const ranges = rangesOf(dashboard);
  const range = key == null ? ranges[0] : ranges.find(({ id }) => id === key);
  if (!range) throw new GatewayError('BAD_USER_INPUT', 'There is no such range.');
  return range;
}

const SCORE_PART_NAMES: Readonly<Record<ScorePart, ScorePartName>> = {
  description: 'DESCRIPTION',
  successStories: 'SUCCESS_STORIES',
  project: 'PROJECT',
  siteAudit: 'SITE_AUDIT',
  toolkitExam: 'TOOLKIT_EXAM',
  agenciesExam: 'AGENCIES_EXAM',
};

/** The upstream sends the conditions; domain/score.ts defines what each one is worth (O-41). */
function toScoreParts({ passedDescription, successStories, project, hasSiteAudit, certs }: WireScore) {
  const points = pointsOf({
    description: passedDescription,
    successStories,
    project: project !== null,
    siteAudit: hasSiteAudit,
    toolkitExam: certs.tool,
    agenciesExam: certs.agency,
  });
  return points.map(({ part, points: now }) => ({
    name: SCORE_PART_NAMES[part],
    points: now,
    maximum: SCORE_WEIGHTS[part],
  }));
}

/** ENT-33. */
export function toScore(score: WireScore): AgencyScore {
  return {
    score: score.score,
    scoredAt: score.scoredAt,
    project: score.project,
    hasSiteAudit: score.hasSiteAudit,
    canSetUpSiteAudit: score.canSetupSiteAudit,
    projectLimits: score.limits,
    certificates: { agency: score.certs.agency, toolkit: score.certs.tool },
    hasPassedDescription: score.passedDescription,
    successStories: score.successStories,
    parts: toScoreParts(score),
  };
}

const actionEnum = enumMap<WireActionItem['action'], DashboardActionName>('ActionItem.action', {
  reactToLeads: 'REACT_TO_LEADS',
  setupProject: 'SETUP_PROJECT',
  setupSiteAudit: 'SETUP_SITE_AUDIT',
  passToolkitExam: 'PASS_TOOLKIT_EXAM',
  passAgenciesExam: 'PASS_AGENCIES_EXAM',
  addSuccessStories: 'ADD_SUCCESS_STORIES',
  updateDescription: 'UPDATE_DESCRIPTION',
  addServices: 'ADD_SERVICES',
  addIndustries: 'ADD_INDUSTRIES',
  requestReviews: 'REQUEST_REVIEWS',
  fixWebhook: 'FIX_WEBHOOK',
});

const priorityEnum = enumMap<WireActionItem['priority'], ActionPriority>('ActionItem.priority', {
  lowest: 'LOWEST',
  low: 'LOW',
  high: 'HIGH',
  highest: 'HIGHEST',
});

const HIGHEST_FIRST: readonly (ActionPriority | null)[] = ['HIGHEST', 'HIGH', 'LOW', 'LOWEST', null];

/** STA-51, sorted according to SCR-12; equal priorities keep the upstream's order. */
export function toActions(items: readonly WireActionItem[], note: NoteUnknown): DashboardAction[] {
  return items
    .map(({ action, priority }) => ({
      name: actionEnum.read(action, note),
      priority: priorityEnum.read(priority, note),
    }))
    .toSorted((one, other) => HIGHEST_FIRST.indexOf(one.priority) - HIGHEST_FIRST.indexOf(other.priority));
}
