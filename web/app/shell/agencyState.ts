import type { AgencyStatus, ModerationStatus } from '../../relay/__generated__/AgencyBrand_viewer.graphql.ts';

/** Combined state of the agency's page: status, moderation and draft. */
export type AgencyState = 'none' | 'emptyDraft' | 'draft' | 'review' | 'declined' | 'published' | 'blocked';

/** Blocked takes precedence; a published page is public once moderation has approved it. */
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
