import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OperationDescriptor, PayloadData, Variables } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from '../../../app/content/ErrorScreen.tsx';
import { createScreens } from '../../../app/portalScreens.ts';
import settingsQuery from '../../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DELIVERY, WEBHOOK } from '../testing/webhook.ts';
// Separate chunks; importing them here makes them available at once.
import '../SettingsScreen.tsx';
import '../CreateTokenDialog.tsx';
import './CreateWebhookDialog.tsx';
import './WebhookCard.tsx';

const AT = '2026-11-21T10:00:00.000Z';

function payloadOf(operation: OperationDescriptor, webhooks: readonly object[] | null) {
  return MockPayloadGenerator.generate(operation, {
    Viewer: () => ({ accessTokens: [], webhooks, whatsApp: { recipient: null, pending: null, removed: null } }),
    ProfileEmailSettings: () => ({ values: [] }),
    Account: () => ({ user: { email: 'mara@kestrelvale.example', roles: ['OWNER'] }, timeZone: 'Europe/Berlin' }),
    AccountSubscription: () => ({ status: 'PAID', tariff: 'AGK_M', productName: 'BUSINESS' }),
  });
}

/** Opens the settings with these webhooks; `failing`: a path that could not be read. */
async function show(webhooks: readonly object[] | null, failing: readonly (string | number)[] | null = null) {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(settingsQuery, {});
  environment.mock.queueOperationResolver((operation) => {
    const payload = payloadOf(operation, webhooks);
    const errors = [{ message: 'down', path: ['viewer', ...(failing ?? [])], extensions: { code: 'UPSTREAM_ERROR' } }];
    return failing === null ? payload : { ...payload, errors };
  });
  const page = await renderPage(
    (created, i18n) => [{ errorElement: <ErrorScreen />, children: createScreens(created, i18n) }],
    { path: '/profile/settings', environment },
  );
  await screen.findByRole('heading', { name: 'Access tokens' }, { timeout: 10_000 });
  return page;
}

it('is hidden if the upstream has no webhooks (EXT-23)', async () => {
  await show(null);
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull();
});

it('offers to add the first one (EXT-23)', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No webhooks yet' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog'));
  for (const box of form.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(form.getByText('Enter a URL.')).toBeDefined();
  expect(form.getByText('Select at least one event.')).toBeDefined();
});

it.each([
  ['lists a new webhook', { id: 'new', url: 'https://new.example/' }, [WEBHOOK.url, 'https://new.example/']],
  ['lists one once that an attempt without response had created', {}, [WEBHOOK.url]],
])('%s without reading the list again, so that nothing can replace its secret (EXT-23)', async (_name, made, urls) => {
  const { environment } = await show([WEBHOOK]);
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'https://new.example/' } });
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  const webhook = { ...WEBHOOK, __typename: 'Webhook', ...made };
  const operation = await vi.waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () => {
    environment.mock.resolve(operation, { data: { createWebhook: { secret: 'whsec_new', webhook, errors: [] } } });
    await Promise.resolve();
  });
  expect(within(screen.getByRole('dialog')).getByText('whsec_new')).toBeDefined();
  const cards = (await screen.findAllByRole('article', { hidden: true })).map((card) => card.textContent);
  expect(cards).toEqual(urls.map((url) => expect.stringContaining(url) as string));
});

it('changes only what was changed here, because other tabs may have changed the rest (EXT-23)', async () => {
  const { environment } = await show([WEBHOOK]);
  const input = () => environment.mock.getMostRecentOperation().request.variables['input'] as unknown;
  fireEvent.click(screen.getByRole('button', { name: 'Pause', hidden: true }));
  expect(input()).toEqual({ id: 'webhook', isPaused: true });
  fireEvent.click(screen.getByRole('button', { name: 'Edit', hidden: true }));
  const form = within(await screen.findByRole('dialog'));
  const save = () => fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  save();
  expect(input()).toEqual({ id: 'webhook' });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  fireEvent.change(form.getByLabelText('URL'), { target: { value: 'https://other.example/' } });
  save();
  expect(input()).toEqual({ id: 'webhook', url: 'https://other.example/' });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  const boxes = form.getAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes) if (!box.checked) fireEvent.click(box);
  save();
  expect(input()).toMatchObject({ url: 'https://other.example/', events: { length: boxes.length } });
});

it.each([
  ['Add webhook', 'URL', 'https://new.example/', 'Add webhook'],
  ['Create token', 'Name', 'Nightly report', 'Create token'],
  ['Delete', null, '', 'Delete'],
  ['Replace secret', null, '', 'Replace secret'],
])('a failure of “%s” is announced in its dialog, which stays', async (opener, label, value, send) => {
  const { environment } = await show([WEBHOOK]);
  fireEvent.click(screen.getByRole('button', { name: opener, hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  if (label !== null) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: send }));
  const operation = await vi.waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () => environment.mock.reject(operation, new Error('down')));
  expect((await dialog.findByRole('alert')).textContent).toBe('Something went wrong. Try again.');
});

it('says why an event was given up, and that a webhook was turned off (EXT-23)', async () => {
  await show([
    { ...WEBHOOK, deliveries: { ...WEBHOOK.deliveries, edges: [{ cursor: 'a', node: DELIVERY }] } },
    { ...WEBHOOK, id: 'off', url: 'https://off.example/', status: 'DISABLED', disabledAt: AT },
  ]);
  const failing = within(await screen.findByRole('article', { name: WEBHOOK.url }));
  expect(failing.getByText('Gave up')).toBeDefined();
  const [, row] = failing.getAllByRole('row');
  const cells = within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual([
    expect.stringMatching(/^Nov 21, 2026/),
    'Gave upNo response within 10 seconds',
    '10 s',
    '8',
  ]);
  expect(within(row as HTMLElement).getByRole('rowheader').textContent).toBe('lead.received');
  expect(failing.getByRole('button', { name: /^Send again lead\.received/ })).toBeDefined();
  const off = within(await screen.findByRole('article', { name: 'https://off.example/' }));
  expect(off.getByText(/^Turned off on Nov 21, 2026 because deliveries kept failing\./)).toBeDefined();
  expect(off.getByRole('button', { name: 'Turn on' })).toBeDefined();
  expect(off.queryByRole('button', { name: 'Send test' })).toBeNull();
});

it('after a delivery is sent again, shows as many as before and keeps the focus (EXT-23, WCAG 2.4.3)', async () => {
  const waiting = { ...DELIVERY, id: 'delivery-7', status: 'PENDING', nextAttemptAt: AT };
  const log = (from: number, to: number, change: object = {}) => ({
    ...WEBHOOK,
    __typename: 'Webhook',
    deliveries: {
      edges: Array.from({ length: to - from }, (_, at) => {
        const id = `delivery-${from + at}`;
        return {
          cursor: id,
          node: { ...DELIVERY, id, ...(id === waiting.id && change), __typename: 'WebhookDelivery' },
        };
      }),
      pageInfo: { endCursor: `delivery-${to - 1}`, hasNextPage: true },
    },
  });
  const { environment } = await show([log(0, 5)]);
  const card = within(await screen.findByRole('article', { name: WEBHOOK.url }));
  const answer = async (name: string, respond: (variables: Variables) => PayloadData) => {
    const operation = await vi.waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.params.name === name),
    );
    await act(async () => {
      environment.mock.resolve(operation, { data: respond(operation.request.variables) });
      await Promise.resolve();
    });
  };
  fireEvent.click(card.getByRole('button', { name: 'Show more' }));
  await answer('DeliveryLogPaginationQuery', () => ({ node: log(5, 15) }));
  const button = () => card.getAllByRole('button', { name: /^Send (again|now)/ })[7];
  button()?.focus();
  fireEvent.click(document.activeElement ?? document.body);
  await answer('useRedeliverMutation', () => ({ redeliverWebhook: { delivery: waiting, errors: [] } }));
  await answer('DeliveryLogPaginationQuery', ({ first }) => ({ node: log(0, Number(first), waiting) }));
  expect(card.getAllByRole('row')).toHaveLength(1 + 15);
  expect(document.activeElement).toBe(button());
  expect(button()?.textContent).toContain('Send now');
});

it('moves the focus to the first delivery that the last “Show more” adds (EXT-23, WCAG 2.4.3)', async () => {
  const page = (ids: readonly string[], hasNextPage: boolean) => ({
    edges: ids.map((id) => ({ cursor: id, node: { ...DELIVERY, id, __typename: 'WebhookDelivery' } })),
    pageInfo: { endCursor: ids.at(-1), hasNextPage },
  });
  const { environment } = await show([{ ...WEBHOOK, deliveries: page(['delivery-1', 'delivery-2'], true) }]);
  const card = within(await screen.findByRole('article', { name: WEBHOOK.url }));
  const more = card.getByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  const deliveries = page(['delivery-3', 'delivery-4'], false);
  await act(async () => {
    environment.mock.resolveMostRecentOperation({
      data: { node: { ...WEBHOOK, __typename: 'Webhook', deliveries } },
    });
    await Promise.resolve();
  });
  expect(more.isConnected).toBe(false);
  expect(card.getAllByRole('row')[3]?.contains(document.activeElement)).toBe(true);
});

it('says so if more deliveries could not be read, and can read them again (EXT-23, NTC-04)', async () => {
  const deliveries = {
    edges: [{ cursor: 'delivery', node: DELIVERY }],
    pageInfo: { endCursor: 'delivery', hasNextPage: true },
  };
  const { environment } = await show([{ ...WEBHOOK, deliveries }]);
  const card = within(await screen.findByRole('article', { name: WEBHOOK.url }));
  fireEvent.click(card.getByRole('button', { name: 'Show more' }));
  await act(async () => {
    environment.mock.rejectMostRecentOperation(new Error('down'));
    await Promise.resolve();
  });
  expect(await screen.findByText('Something went wrong. Try again.')).toBeDefined();
  expect(card.getAllByRole('row')).toHaveLength(1 + 1);
  fireEvent.click(card.getByRole('button', { name: 'Show more' }));
  expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('DeliveryLogPaginationQuery');
  expect(screen.queryByText('Something went wrong. Try again.')).toBeNull();
});

it('one retry shows a log that could not be read (EXT-23, RTE-19)', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment } = await show([{ ...WEBHOOK, deliveries: null }], ['webhooks', 0, 'deliveries']);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(() => new Promise((done) => setTimeout(done)));
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) => payloadOf(operation, [WEBHOOK]));
  });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('a failure to read the log does not affect the webhook and the other settings (EXT-23)', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show([{ ...WEBHOOK, deliveries: null }], ['webhooks', 0, 'deliveries']);
  const card = within(await screen.findByRole('article', { name: WEBHOOK.url }));
  expect(card.getByRole('button', { name: 'Send test' })).toBeDefined();
  expect(card.getByRole('alert')).toBeDefined();
});
