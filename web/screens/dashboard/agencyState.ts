import type { AgencyStatus, ModerationStatus } from '../../relay/__generated__/AgencyCard_viewer.graphql.ts';

/** The agency's page as its owner sees it: status, moderation and draft in one. */
export type AgencyState = 'none' | 'emptyDraft' | 'draft' | 'review' | 'declined' | 'published' | 'blocked';

/** Blocked wins over all; a published page counts as public once moderation has approved it. */
export function agencyState(user: {
  readonly agencyStatus: AgencyStatus | null | undefined;
  readonly moderationStatus: ModerationStatus | null | undefined;
  readonly filledDraft: boolean;
}): AgencyState {
  switch (user.agencyStatus) {
    case 'BLOCKED':
      return 'blocked';
    case 'PUBLISHED':
      if (user.moderationStatus === 'REVIEW') return 'review';
      return user.moderationStatus === 'DECLINE' ? 'declined' : 'published';
    case 'DRAFT':
      return user.filledDraft ? 'draft' : 'emptyDraft';
    case null:
    case undefined:
      return 'none';
  }
}
