import type { WireRecipient } from '../../../upstream/contract/whatsapp.ts';

export const WAITING: WireRecipient = {
  id: 9,
  channel: 'whatsapp',
  address: '+491705550182',
  approved: false,
  subscribed: false,
  resendAt: '2026-11-21T10:01:00.000Z',
};

/** The upstream's call that lists the numbers. */
export const LIST = 'GET /profile/subscription?id=206';
