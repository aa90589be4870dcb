import type { Role, SubscriptionStatus } from '../../relay/__generated__/AccessGate_viewer.graphql.ts';
import type { Gate } from '../../routing/route.ts';

/**
 * Whether the overlay covers a page: the account has no paid or trial subscription, and the role LeadRecipient does not
 * give access either (ACC-03, ACC-14).
 */
export function isLimited(gate: Gate, status: SubscriptionStatus | null | undefined, roles: readonly Role[]): boolean {
  if (gate === 'none' || status === 'PAID' || status === 'TRIAL') return false;
  return gate === 'subscription' || !roles.includes('LEAD_RECIPIENT');
}

/**
 * Whether to show the welcome instead of the overlay (SCR-31, O-38): for the owner of a free account who has not
 * dismissed onboarding.
 */
export function isWelcomed(account: {
  readonly status: SubscriptionStatus | null | undefined;
  readonly getStarted: boolean;
  readonly roles: readonly Role[];
}): boolean {
  return account.status === 'FREE' && !account.getStarted && account.roles.includes('OWNER');
}
