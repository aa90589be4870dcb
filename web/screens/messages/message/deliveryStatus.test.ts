import { expect, it } from 'vitest';
import { DeliveryStatuses } from './deliveryStatus.ts';
import type { DeliverableMessage } from './deliveryStatus.ts';

function at(status: DeliverableMessage['status']) {
  return { id: 'm', createdAt: '2026-11-21T10:00:00.000Z', status };
}

it('shows delivered messages as read up to the time the lead has read (STA-25)', () => {
  const statuses = new DeliveryStatuses();
  expect(statuses.of(at('delivered'), null)).toBe('delivered');
  expect(statuses.of(at('delivered'), '2026-11-21T09:59:59.999Z')).toBe('delivered');
  expect(statuses.of(at('delivered'), '2026-11-21T10:00:00.000Z')).toBe('read');
});

it('never goes back (STA-12)', () => {
  const statuses = new DeliveryStatuses();
  const seen = (['sent', 'delivered', 'sent', 'read', 'delivered'] as const).map((status) =>
    statuses.of(at(status), null),
  );
  expect(seen).toEqual(['sent', 'delivered', 'delivered', 'read', 'read']);
  expect(statuses.of({ ...at('sent'), id: 'other' }, null)).toBe('sent');
});
