import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showSettings, VERIFIED } from './testing/settingsPage.tsx';
import { DELIVERY, WEBHOOK } from './testing/webhook.ts';
// Separate chunks; importing them here makes them available at once.
import './CreateTokenDialog.tsx';
import './webhooks/CreateWebhookDialog.tsx';
import './webhooks/DeliveryDialog.tsx';
import './webhooks/EditWebhookDialog.tsx';
import './webhooks/ReplaceSecretDialog.tsx';
import './webhooks/WebhookCard.tsx';

/** A webhook with a delivery, and more on the next page. */
const USED_WEBHOOK = {
  ...WEBHOOK,
  deliveries: {
    edges: [{ cursor: 'delivery', node: DELIVERY }],
    pageInfo: { endCursor: 'delivery', hasNextPage: true },
  },
};
const TOKEN = {
  __typename: 'AccessToken',
  id: 'token',
  name: 'CRM import',
  prefix: 'pat_1',
  scopes: ['LEADS_READ'],
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2099-01-05T12:00:00Z',
  lastUsedAt: null,
};
const GONE = 'This webhook has been deleted.';

type Shown = Awaited<ReturnType<typeof showSettings>>;

async function press(name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen): Promise<void> {
  await act(async () => {
    fireEvent.click(place.getByRole('button', { name, hidden: true }));
    await Promise.resolve();
  });
}

/** Refuses the last mutation. */
async function refuse(shown: Shown, code: string, payload: object = {}): Promise<void> {
  await act(async () => shown.answer({ ...payload, errors: [{ code, path: ['id'], retryAfterSeconds: null }] }));
}

async function showWebhook(): Promise<Shown> {
  const shown = await showSettings({ webhooks: [USED_WEBHOOK] });
  await screen.findByRole('article', { name: WEBHOOK.url });
  return shown;
}

function cards(): HTMLElement[] {
  return screen.queryAllByRole('article', { hidden: true });
}

function dialog() {
  return within(screen.getByRole('dialog'));
}

function tokenRows(): HTMLElement[] {
  return screen.queryAllByRole('row', { name: /CRM import/, hidden: true });
}

it.each([
  ['Send test', 'WEBHOOK_NOT_FOUND', GONE],
  ['Pause', 'WEBHOOK_NOT_FOUND', GONE],
  [/^Send again/, 'DELIVERY_NOT_FOUND', 'This delivery is no longer in the log.'],
])(
  '“%s” of a webhook that was deleted elsewhere says so, and the list is read again (EXT-23)',
  async (name, code, text) => {
    const shown = await showWebhook();
    const button = screen.getByRole('button', { name, hidden: true });
    button.focus();
    await press(name);
    await refuse(shown, code);
    await act(async () => shown.answerRefetch({ webhooks: [] }));
    expect(screen.getByText(text)).toBeDefined();
    await waitFor(() => expect(cards()).toEqual([]));
    expect(document.activeElement?.textContent).toBe('Add webhook');
  },
);

it('a secret that cannot be replaced closes its dialog and says why (EXT-23)', async () => {
  const shown = await showWebhook();
  await press('Replace secret');
  await press('Replace secret', dialog());
  await refuse(shown, 'WEBHOOK_NOT_FOUND', { secret: null, webhook: null });
  await act(async () => shown.answerRefetch({ webhooks: [] }));
  expect(screen.getByText(GONE)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(cards()).toEqual([]));
});

it('what was typed for a webhook that was deleted elsewhere stays until its dialog is closed (EXT-23)', async () => {
  const shown = await showWebhook();
  await press('Edit');
  fireEvent.change(dialog().getByLabelText('URL'), { target: { value: 'https://other.example/' } });
  await press('Save changes', dialog());
  await refuse(shown, 'WEBHOOK_NOT_FOUND', { webhook: null });
  expect(dialog().getByRole('alert').textContent).toBe(GONE);
  expect(dialog().getByLabelText<HTMLInputElement>('URL').value).toBe('https://other.example/');
  await press('Close', dialog());
  await press('Leave');
  await act(async () => shown.answerRefetch({ webhooks: [] }));
  await waitFor(() => expect(cards()).toEqual([]));
});

it('more deliveries of a webhook that was deleted elsewhere are not asked for again and again (EXT-23)', async () => {
  const shown = await showWebhook();
  await press('Show more');
  const operation = shown.environment.mock.getMostRecentOperation();
  expect(operation.request.node.params.name).toBe('DeliveryLogPaginationQuery');
  await act(async () => {
    shown.environment.mock.resolve(operation, { data: { node: null } });
    await Promise.resolve();
  });
  await act(async () => shown.answerRefetch({ webhooks: [] }));
  expect(await screen.findByText(GONE)).toBeDefined();
  await waitFor(() => expect(cards()).toEqual([]));
});

it('a webhook that is deleted elsewhere while its test is polled is no failure (EXT-23)', async () => {
  const shown = await showWebhook();
  await press('Send test');
  await act(async () => shown.answer({ delivery: { ...DELIVERY, __typename: 'WebhookDelivery' }, errors: [] }));
  const operation = await waitFor(() =>
    shown.environment.mock.findOperation(({ request }) => request.node.params.name === 'DeliveryLogPaginationQuery'),
  );
  await act(async () => {
    shown.environment.mock.resolve(operation, { data: { node: null } });
    await Promise.resolve();
  });
  await act(async () => shown.answerRefetch({ webhooks: [] }));
  expect(await screen.findByText(GONE)).toBeDefined();
  expect(screen.queryByText('Something went wrong. Try again.')).toBeNull();
  await waitFor(() => expect(cards()).toEqual([]));
});

/** Sends the form of a button whose name is also that of its submit button, and loses the response. */
async function sendInVain(shown: Shown, name: string, label: string, value: string) {
  await press(name);
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(label), { target: { value } });
  await press(name, form);
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('lost')));
  return form;
}

it.each([
  ['Create token', 'Name', 'CRM import', { accessTokens: [TOKEN] }, tokenRows],
  ['Add webhook', 'URL', WEBHOOK.url, { webhooks: [WEBHOOK] }, cards],
])(
  '“%s” without a response lists what it may have created (EXT-23, EXT-24)',
  async (name, label, value, after, listed) => {
    const shown = await showSettings({ webhooks: [] });
    const form = await sendInVain(shown, name, label, value);
    await act(async () => shown.answerRefetch(after));
    expect(form.getByRole('alert').textContent).toBe('Something went wrong. Try again.');
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(form.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  },
);

it('a token is listed once if the list was read before the response arrived (EXT-24)', async () => {
  const shown = await showSettings();
  const form = await sendInVain(shown, 'Create token', 'Name', TOKEN.name);
  await act(async () => shown.answerRefetch({ accessTokens: [TOKEN] }));
  await press('Create token', form);
  await act(async () => shown.answer({ token: 'pat_new', accessToken: TOKEN, errors: [] }));
  expect(dialog().getByText('pat_new')).toBeDefined();
  expect(tokenRows()).toHaveLength(1);
});

it('a failure to read the list does not replace the dialog that may be sent again (EXT-24)', async () => {
  const shown = await showSettings();
  const form = await sendInVain(shown, 'Create token', 'Name', TOKEN.name);
  await act(async () => shown.answerRefetch(new Error('down')));
  await press('Create token', form);
  await act(async () => shown.answer({ token: 'pat_new', accessToken: TOKEN, errors: [] }));
  expect(dialog().getByText('pat_new')).toBeDefined();
});

it('a number that was removed elsewhere is not shown any longer (STA-61)', async () => {
  const shown = await showSettings({ whatsApp: { recipient: VERIFIED, pending: null, removed: null } });
  fireEvent.click(shown.whatsApp().getByRole('switch', { name: 'WhatsApp notifications' }));
  await refuse(shown, 'RECIPIENT_NOT_FOUND', { viewer: null });
  await act(async () => shown.answerRefetch({}));
  expect(screen.getByText(/^This number is no longer in your settings\./)).toBeDefined();
  expect(await shown.whatsApp().findByText('No number yet')).toBeDefined();
});

it('Undo is not offered again once a removed number cannot be restored (STA-61)', async () => {
  const shown = await showSettings({ whatsApp: { recipient: VERIFIED, pending: null, removed: null } });
  await press('Remove', shown.whatsApp());
  await act(async () => shown.answer({ errors: [] }, {}));
  await press('Undo', shown.whatsApp());
  await refuse(shown, 'RECIPIENT_NOT_FOUND', { viewer: null });
  await act(async () => shown.answerRefetch({}));
  expect(screen.getByText(/^This number is no longer in your settings\./)).toBeDefined();
  expect(await shown.whatsApp().findByText('No number yet')).toBeDefined();
});
