import { expect, test } from 'vitest';
import type { WireRecipient } from '../../upstream/contract/whatsapp.ts';
import { toGlobalId } from '../relay/ids.ts';
import { toSettings } from './whatsApp.map.ts';

const AT = '2026-11-21T10:01:00.000Z';
const used: WireRecipient = { id: 7, channel: 'whatsapp', address: '+84912345678', approved: true, subscribed: true };
const removed: WireRecipient = { ...used, id: 8, subscribed: false, removedAt: AT };
const waiting: WireRecipient = { ...used, id: 9, approved: false, subscribed: false };

test('a removed number is listed until it cannot be restored, and never beside a verified one (RST-58, STA-61)', () => {
  const idsOf = (recipients: readonly WireRecipient[]) => {
    const { recipient, pending, removed: restorable } = toSettings(recipients);
    return [recipient, pending, restorable].map((each) => each?.id ?? null);
  };
  const ids = [used, waiting, removed].map(({ id }) => toGlobalId('WhatsAppRecipient', String(id)));
  const [usedId, waitingId, removedId] = ids;
  expect(idsOf([removed, waiting])).toEqual([null, waitingId, removedId]);
  expect(idsOf([removed, used])).toEqual([usedId, null, null]);
});
