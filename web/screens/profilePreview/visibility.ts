import type { AgencyStatus, ModerationStatus } from '../../relay/__generated__/PreviewState_user.graphql.ts';

/** Whether visitors can see the agency's page. */
export type Visibility = 'draft' | 'review' | 'declined' | 'published' | 'blocked';

/** A published page without a moderation status is in review; an agency without a status is unpublished. */
export function visibilityOf(
  status: AgencyStatus | null | undefined,
  moderation: ModerationStatus | null | undefined,
): Visibility {
  if (status === 'BLOCKED') return 'blocked';
  if (status !== 'PUBLISHED') return 'draft';
  if (moderation === 'DECLINE') return 'declined';
  return moderation === 'APPROVED' ? 'published' : 'review';
}
