import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GatewayError } from '../../relay/errors.ts';
import { showSettings, VERIFIED } from './testing/settingsPage.tsx';
import type { ShownSettings } from './testing/settingsPage.tsx';
import { WEBHOOK } from './testing/webhook.ts';
// Separate chunks; importing them here makes them available at once.
import './webhooks/WebhookCard.tsx';

const verified = { recipient: VERIFIED, pending: null, removed: null };
const off = { ...verified, recipient: { ...VERIFIED, isSubscribed: false } };
const removed = { recipient: null, pending: null, removed: VERIFIED };

/** Presses a button whose change is executed, but whose response is lost; then the settings are read again. */
async function pressAndLose(before: ShownSettings, button: () => HTMLElement, after: ShownSettings): Promise<void> {
  const shown = await showSettings(before);
  await waitFor(() => fireEvent.click(button()));
  await act(async () => {
    shown.environment.mock.rejectMostRecentOperation(new GatewayError('UPSTREAM_ERROR', null, 'Broken off', true));
    await Promise.resolve();
  });
  expect(screen.getByText('Something went wrong. Try again.')).toBeDefined();
  await act(async () => shown.answerRefetch(after));
}

it('a webhook is shown as paused, although the response was lost (EXT-23)', async () => {
  const button = () => screen.getByRole('button', { name: 'Pause', hidden: true });
  await pressAndLose({ webhooks: [WEBHOOK] }, button, { webhooks: [{ ...WEBHOOK, status: 'PAUSED' }] });
  expect(await screen.findByText('Paused')).toBeDefined();
});

it('WhatsApp notifications are shown as switched off, although the response was lost (STA-71)', async () => {
  const button = () => screen.getByRole('switch', { name: 'WhatsApp notifications' });
  await pressAndLose({ whatsApp: verified }, button, { whatsApp: off });
  expect(await screen.findByText('Notifications are off')).toBeDefined();
});

it('a removed WhatsApp number is shown as removed, although the response was lost (STA-61)', async () => {
  const button = () => screen.getByRole('button', { name: 'Remove' });
  await pressAndLose({ whatsApp: verified, emailSettings: { isConsented: false, values: [] } }, button, {
    whatsApp: removed,
  });
  expect(await screen.findByText('Number removed')).toBeDefined();
});
