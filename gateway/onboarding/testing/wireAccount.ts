/**
 * The upstream's responses about a new owner's account and its subscription. `user` overrides values of the account.
 */
export function account(user: object, status = 'trial'): Record<string, unknown> {
  return {
    'GET /account/': {
      user: {
        id: 'u',
        email: 'a@demo.example',
        semrushId: 1,
        getStarted: false,
        forms: [],
        agencyStatus: null,
        blockReason: null,
        filledDraft: false,
        agencyAlias: null,
        roles: ['Owner'],
        moderationStatus: null,
        hasHubspotAccess: false,
        ...user,
      },
      locale: 'en',
      timeZone: 'UTC',
      offers: [],
    },
    'GET /csrf': { token: 't' },
    'GET /account/subscription/': { data: { subscription: { productName: 'FREE', status, tariff: 'AGK_S' } } },
  };
}
