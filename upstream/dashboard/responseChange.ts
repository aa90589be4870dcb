import { inTenths, SCORE_MAX } from '../../domain/score.ts';
import type { WireResponseReason, WireVisibilityDetails } from '../contract/dashboardFigures.ts';
import { type AnswerGroup, type Answers, isRated } from '../leads/responsiveness.ts';

type Response = WireVisibilityDetails['response'];
type Code = WireResponseReason['code'];

/**
 * The response score: the share of leads answered within 24 hours, 0 to 5 in tenths; null if too few were answered or
 * expired.
 */
export function responseScore(answers: Answers): number | null {
  return isRated(answers) ? inTenths((answers.quick / answers.decided) * SCORE_MAX) : null;
}

/**
 * The response score at two moments, and why it changed. If p is the earlier share and n the number of leads that count
 * now, a lead that has entered or left the window changes the share by (1 − p) / n or (0 − p) / n, so the effects add
 * up to the change.
 */
export function responseChange(groups: readonly AnswerGroup[]): Response {
  const before = answersOf(groups.filter(({ counts }) => counts !== 'after'));
  const after = answersOf(groups.filter(({ counts }) => counts !== 'before'));
  const scores = { score: responseScore(after), before: responseScore(before) };
  return {
    score: scores.score,
    answeredInTime: after.quick,
    decided: after.decided,
    before: scores.before,
    reasons: scores.score === null || scores.before === null ? [] : reasonsOf(groups, before, after),
  };
}

function answersOf(groups: readonly AnswerGroup[]): Answers {
  const leadsOf = (some: readonly AnswerGroup[]): number => some.reduce((sum, { leads }) => sum + leads, 0);
  return { decided: leadsOf(groups), quick: leadsOf(groups.filter(({ outcome }) => outcome === 'inTime')) };
}

function reasonsOf(groups: readonly AnswerGroup[], before: Answers, after: Answers): WireResponseReason[] {
  const share = before.quick / before.decided;
  const reasons = new Map<Code, { leads: number; effect: number }>();
  for (const group of groups) {
    const code = codeOf(group);
    if (code === null) continue;
    const difference = (group.outcome === 'inTime' ? 1 : 0) - share;
    const effect = (difference * group.leads * (group.counts === 'after' ? 1 : -1) * SCORE_MAX) / after.decided;
    const known = reasons.get(code) ?? { leads: 0, effect: 0 };
    reasons.set(code, { leads: known.leads + group.leads, effect: known.effect + effect });
  }
  return [...reasons]
    .map(([code, { leads, effect }]) => ({ code, leads, effect: inHundredths(effect) }))
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
}

const NEW_ONES: Readonly<Record<AnswerGroup['outcome'], Code>> = {
  inTime: 'answeredInTime',
  late: 'answeredLate',
  missed: 'expired',
};

/** Null for leads that count at both moments. */
function codeOf({ counts, outcome, isBlocked }: AnswerGroup): Code | null {
  if (counts === 'both') return null;
  if (counts === 'after') return NEW_ONES[outcome];
  if (isBlocked) return 'blocked';
  return outcome === 'inTime' ? 'oldInTime' : 'oldLate';
}

/** Rounds to hundredths, and −0 to 0. */
function inHundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
