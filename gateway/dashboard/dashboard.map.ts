import type { WireDashboardRange, WireScore } from '../../upstream/contract/dashboard.ts';
import { GatewayError } from '../errors.ts';
import type { AgencyScore } from '../schema.types.ts';

/** Parent of `Dashboard`: the ranges tell that there is one; everything else is read when asked for. */
export interface DashboardParent {
  readonly ranges: WireDashboardRange[];
}

/** The range of an id, the first without one. Throws BAD_USER_INPUT for an id that is none of them. */
export const rangeOf = ({ ranges }: DashboardParent, id: string | null | undefined): WireDashboardRange => {
  const range = id == null ? ranges[0] : ranges.find((known) => known.id === id);
  if (!range) throw new GatewayError('BAD_USER_INPUT', 'There is no such range.');
  return range;
};

/** ENT-33. */
export const toScore = (score: WireScore): AgencyScore => ({
  score: score.score,
  scoredAt: score.scoredAt,
  project: score.project,
  hasSiteAudit: score.hasSiteAudit,
  canSetUpSiteAudit: score.canSetupSiteAudit,
  projectLimits: score.limits,
  certificates: { agency: score.certs.agency, toolkit: score.certs.tool },
  hasPassedDescription: score.passedDescription,
  successStories: score.successStories,
});
