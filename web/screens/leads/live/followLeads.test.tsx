import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ROOT_ID } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { GatewayError } from '../../../relay/errors.ts';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import {
  acceptedLead,
  aConnection,
  aLead,
  announceList,
  COUNTERS,
  pushActiveLeads,
  showLead,
  showLeads,
} from '../testing/leadsPage.tsx';
import { pointAtAll } from '../testing/pointing.ts';
import { leadsVariables } from '../leadsVariables.ts';
// Loaded here, so that loading it does not count towards a test's time limit.
import './followLeads.ts';
import './readCounts.ts';

const SUBSCRIPTION = 'followLeadsSubscription';
const COUNTS = 'readCountsQuery';

function operationNames({ environment }: RenderedPage): string[] {
  return environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
}

/** The page's subscription to leads. */
async function followed({ environment }: RenderedPage) {
  return waitFor(() => {
    const found = environment.mock.getAllOperations().find(({ request }) => request.node.params.name === SUBSCRIPTION);
    if (!found) throw new Error('The leads are not followed');
    return found;
  });
}

/** Pushes a change of a lead, or a new lead. */
async function push(
  page: RenderedPage,
  lead: unknown,
  kind: 'LeadChanged' | 'LeadReceived' = 'LeadChanged',
): Promise<void> {
  const operation = await followed(page);
  act(() =>
    page.environment.mock.nextValue(
      operation,
      MockPayloadGenerator.generate(operation, {
        Subscription: () => ({ leadEvents: { __typename: kind, cursor: 'cursor-1', lead } }),
      }),
    ),
  );
}

function answerButtons() {
  return screen.queryAllByRole('button', { name: /^(Accept|Decline) / });
}

it.each([
  ['expires', 'EXPIRED', 'This lead has expired'],
  ['is blocked', 'BLOCKED', 'This contact is blocked'],
])(
  'a lead that %s loses its actions on its own page, without a reload (STA-04, STA-05)',
  async (_case, status, title) => {
    const page = await showLead('acme-seo-1', aLead({ notes: [] }));
    expect(answerButtons()).toHaveLength(2);
    const announced = screen.getAllByRole('status');
    await push(page, aLead({ status, notes: [] }));
    expect(announced).toContain(screen.getByText(title).closest('[role="status"]'));
    expect(answerButtons()).toEqual([]);
  },
);

it('a blocked lead loses its actions in the list and beside it (STA-05)', async () => {
  const page = await showLeads('?lead=acme-seo-1', aConnection([aLead({ notes: [] })]));
  await waitFor(() => expect(answerButtons()).toHaveLength(4));
  await push(page, aLead({ status: 'BLOCKED', notes: [] }));
  expect(screen.getByText('This contact is blocked')).toBeDefined();
  expect(answerButtons()).toEqual([]);
});

it('a lead that was accepted elsewhere shows its contact details and its chat', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await push(page, acceptedLead({ notes: [] }));
  expect(screen.getByRole('link', { name: 'Open chat' })).toBeDefined();
  expect(document.querySelector('a[href="mailto:ada@acme.example"]')).not.toBeNull();
});

it('new leads are offered even if as many others expired meanwhile', async () => {
  const page = await showLeads('', aConnection([aLead()]));
  const offer = () => screen.queryByRole('button', { name: /new lead/ })?.textContent;
  const news = (id: string) => aLead({ id, slug: id, name: `Grace ${id}`, notes: [] });
  pushActiveLeads(page, -1);
  for (const id of ['lead-2', 'lead-3', 'lead-3']) await push(page, news(id), 'LeadReceived');
  await push(page, aLead({ notes: [] }), 'LeadReceived');
  expect(offer()).toBe('Show 2 new leads');
  await push(page, { ...news('lead-3'), status: 'EXPIRED' });
  expect(offer()).toBe('Show 1 new lead');
  announceList(page.environment, '', aConnection([aLead({ id: 'lead-2', name: 'Grace New' }), aLead()]));
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 new lead' }));
  expect(await screen.findByRole('row', { name: /Grace New/ })).toBeDefined();
  expect(offer()).toBeUndefined();
});

it('counts of the list follow a lead that was answered elsewhere, and its row stays', async () => {
  const page = await showLeads('?status=pending', aConnection([aLead({ notes: [] })]));
  expect(await screen.findByRole('link', { name: /^Accepted 62$/ })).toBeDefined();
  await push(page, acceptedLead({ notes: [] }));
  const viewer = page.environment.getStore().getSource().get(ROOT_ID)?.['viewer'] as { __ref: string };
  const counting = () =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === COUNTS);
  for (const accepted of [63, 64]) {
    await waitFor(() => expect(counting()).toHaveLength(1));
    // A change meanwhile waits for the response.
    if (accepted === 63) await push(page, acceptedLead({ stage: 'WON', notes: [] }));
    const [operation] = counting();
    if (!operation) throw new Error('The counts are not read');
    expect(operation.request.variables).toEqual(leadsVariables(new URLSearchParams('?status=pending')));
    const counted = aConnection([], { totalCount: 13, statusCounters: { ...COUNTERS, accepted } });
    await act(async () => {
      page.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Viewer: () => ({ id: viewer.__ref }),
          LeadConnection: () => counted,
        }),
      );
      await Promise.resolve();
    });
    expect(screen.getByRole('link', { name: `Accepted ${accepted}` })).toBeDefined();
  }
  expect(screen.getByText('1–1 of 13 leads')).toBeDefined();
  expect(screen.getByRole('row', { name: /Ada Acme/ })).toBeDefined();
  // What the row already shows, as after an answer given here.
  await push(page, acceptedLead({ stage: 'WON', notes: [] }));
  expect(counting()).toEqual([]);
});

it('a lead that expires while its tab is open appears there once the pointer is not over the list', async () => {
  const expired = (id: string, name: string) => aLead({ id, slug: id, name, status: 'EXPIRED', notes: [] });
  const [first, second, third] = [expired('lead-1', 'Ada'), expired('lead-2', 'Bea'), expired('lead-3', 'Cleo')];
  const page = await showLeads('?status=expired', aConnection([first]));
  announceList(page.environment, '?status=expired', aConnection([second, first]));
  await push(page, second);
  expect(await screen.findByRole('row', { name: /Bea/ })).toBeDefined();
  const leave = pointAtAll();
  onTestFinished(leave);
  await push(page, third);
  await waitFor(() => expect(operationNames(page)).toContain(COUNTS));
  expect(screen.queryByRole('row', { name: /Cleo/ })).toBeNull();
  leave();
  announceList(page.environment, '?status=expired', aConnection([third, second, first]));
  const place = screen.getByRole('table').parentElement?.parentElement;
  if (!place) throw new Error('The list has no place');
  fireEvent.pointerLeave(place);
  expect(await screen.findByRole('row', { name: /Cleo/ })).toBeDefined();
});

it.each([
  ['rejected', 'DECLINED', null],
  ['addedToCrm', 'ACCEPTED', 'IN_CRM'],
  ['closedWon', 'ACCEPTED', 'WON'],
  ['closedLost', 'ACCEPTED', 'LOST'],
  ['rejectedByLead', 'ACCEPTED', 'CLIENT_DECLINED'],
] as const)('a lead that moves to the tab %s elsewhere appears there', async (filter, status, stage) => {
  const changed = (id: string, name: string) => aLead({ id, slug: id, name, status, stage, notes: [] });
  const [first, second] = [changed('lead-1', 'Ada'), changed('lead-2', 'Bea')];
  const page = await showLeads(`?status=${filter}`, aConnection([first]));
  announceList(page.environment, `?status=${filter}`, aConnection([second, first]));
  await push(page, second);
  expect(await screen.findByRole('row', { name: /Bea/ })).toBeDefined();
});

it('continues after the last change it got if the gateway ends the stream', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await push(page, aLead({ notes: [] }));
  const first = await followed(page);
  expect(first.request.variables).toEqual({ after: null });
  vi.useFakeTimers();
  act(() => page.environment.mock.reject(first, new GatewayError('INTERNAL_SERVER_ERROR', null)));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect((await followed(page)).request.variables).toEqual({ after: 'cursor-1' });
});

it('begins where the list of leads was read, so that no change until then is missed', async () => {
  const page = await showLeads('', aConnection([aLead({ notes: [] })], { eventsCursor: 'cursor-of-list' }));
  expect((await followed(page)).request.variables).toEqual({ after: 'cursor-of-list' });
});

it('is ended when the page is left', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await followed(page);
  page.unmount();
  expect(operationNames(page)).not.toContain(SUBSCRIPTION);
});
