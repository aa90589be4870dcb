import { describe, expect, it } from 'vitest';
import { isLimited } from './accessRules.ts';

describe('access rules', () => {
  it.each(['FREE', 'FREE_WITH_USED_TRIAL', 'WITHOUT_TARIFF', 'UNREGISTERED'] as const)(
    'cover pages for %s (ACC-04..06)',
    (status) => {
      expect(isLimited('subscription', status, ['OWNER'])).toBe(true);
      expect(isLimited('subscriptionOrLeadRecipient', status, ['OWNER'])).toBe(true);
      expect(isLimited('none', status, ['OWNER'])).toBe(false);
    },
  );

  it.each(['PAID', 'TRIAL'] as const)('let %s through (ACC-03)', (status) => {
    expect(isLimited('subscription', status, ['OWNER'])).toBe(false);
  });

  it('exempt LeadRecipient on leads pages only (ACC-14)', () => {
    expect(isLimited('subscriptionOrLeadRecipient', 'FREE', ['LEAD_RECIPIENT'])).toBe(false);
    expect(isLimited('subscription', 'FREE', ['LEAD_RECIPIENT'])).toBe(true);
  });
});
