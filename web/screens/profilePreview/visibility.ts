import type { AgencyStatus, ModerationStatus } from '../../relay/__generated__/PreviewState_user.graphql.ts';

/** How far the agency's page has come on its way to visitors. */
export type Visibility = 'draft' | 'review' | 'declined' | 'published' | 'blocked';

/** A published page that moderation has said nothing of is in review; an agency without status is not published. */
export function visibilityOf(
  status: AgencyStatus | null | undefined,
  moderation: ModerationStatus | null | undefined,
): Visibility {
  if (status === 'BLOCKED') return 'blocked';
  if (status !== 'PUBLISHED') return 'draft';
  if (moderation === 'DECLINE') return 'declined';
  return moderation === 'APPROVED' ? 'published' : 'review';
}
