/** Upstream responses for an account, by the calls that read it. */
export function accountOf(status: string, agencyStatus: string | null, tariff = 'AGK_M'): Record<string, unknown> {
  const user = {
    id: 'u',
    email: 'a@demo.example',
    semrushId: 1,
    getStarted: true,
    forms: [],
    agencyStatus,
    blockReason: null,
    filledDraft: true,
    agencyAlias: null,
    roles: [],
    moderationStatus: null,
    hasHubspotAccess: false,
  };
  return {
    'GET /account/': { user, locale: 'en', timeZone: 'UTC', offers: [] },
    'GET /account/subscription/': { data: { subscription: { productName: 'PRO', status, tariff } } },
  };
}
