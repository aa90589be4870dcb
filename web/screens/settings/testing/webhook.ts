const AT = '2026-11-21T10:00:00.000Z';

export const WEBHOOK = {
  id: 'webhook',
  url: 'https://hooks.example/',
  events: ['LEAD_RECEIVED'],
  status: 'ENABLED',
  failingSince: null,
  disabledAt: null,
  previousSecretExpiresAt: null,
  recentEventCount: 0,
  recentDeliveredCount: 0,
  deliveries: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
};

/** A delivery that was given up. */
export const DELIVERY = {
  id: 'delivery',
  eventId: 'event',
  event: 'LEAD_RECEIVED',
  isTest: false,
  status: 'FAILED',
  createdAt: AT,
  nextAttemptAt: null,
  attemptCount: 8,
  attempts: [{ at: AT, status: null, error: 'TIMEOUT', duration: 10_000 }],
};
