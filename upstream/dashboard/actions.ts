import { type TariffLimits, TARIFF_LIMITS, type Tariff } from '../../domain/tariffs.ts';
import type { WireActionItem, WireScore } from '../contract/dashboard.ts';
import { SCORE_STORIES } from '../../domain/score.ts';
import type { AgencyProgress } from './agencyProgress.ts';

type Action = WireActionItem['action'];
type Priority = WireActionItem['priority'];

/** With this many services or industries, no more are suggested, even if the plan allows them. */
const ENOUGH = 5;

/** Inputs of the recommended actions. */
export interface ActionState {
  readonly tariff: Tariff;
  /** Null for an account without an agency. */
  readonly agency: AgencyProgress | null;
  readonly score: Pick<WireScore, 'project' | 'canSetupSiteAudit' | 'certs'>;
  readonly hasActiveLeads: boolean;
  /** Active leads that expire within two days. */
  readonly hasUrgentLeads: boolean;
  /** Accepted leads without a review request. */
  readonly hasReviewableLeads: boolean;
  /** A webhook that was disabled because deliveries kept failing. */
  readonly hasDisabledWebhook: boolean;
}

const RANK: Readonly<Record<Priority, number>> = { highest: 0, high: 1, low: 2, lowest: 3 };

/** Recommended actions for the agency, most urgent first (RST-33, STA-51). */
export function actionsFor(state: ActionState): WireActionItem[] {
  const found: [Action, Priority | null][] = [
    ['reactToLeads', state.hasUrgentLeads ? 'highest' : state.hasActiveLeads ? 'high' : null],
    ['fixWebhook', state.hasDisabledWebhook ? 'highest' : null],
    ...(state.agency === null ? [] : agencyActions(state.agency, state)),
    ['requestReviews', state.hasReviewableLeads ? 'low' : null],
  ];
  return found
    .flatMap(([action, priority]) => (priority === null ? [] : [{ action, priority }]))
    .toSorted((a, b) => RANK[a.priority] - RANK[b.priority]);
}

function agencyActions(agency: AgencyProgress, { tariff, score }: ActionState): [Action, Priority | null][] {
  const limits = TARIFF_LIMITS[tariff];
  return [
    ['updateDescription', agency.passedDescription ? null : 'highest'],
    ['setupProject', score.project === null ? 'high' : null],
    ['setupSiteAudit', score.canSetupSiteAudit ? 'high' : null],
    ['addSuccessStories', agency.stories === 0 ? 'high' : agency.stories < SCORE_STORIES ? 'low' : null],
    ['passToolkitExam', score.certs.tool ? null : 'low'],
    ['passAgenciesExam', score.certs.agency ? null : 'low'],
    ['addServices', adviceFor(agency.services, limits.services.parents)],
    ['addIndustries', adviceFor(agency.industries, limits.industries)],
  ];
}

function adviceFor(chosen: number, limit: TariffLimits['industries']): Priority | null {
  if (chosen >= Math.min(limit ?? ENOUGH, ENOUGH)) return null;
  return chosen === 0 ? 'high' : 'lowest';
}
