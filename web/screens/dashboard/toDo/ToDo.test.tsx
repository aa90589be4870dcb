import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import toDoQuery from '../../../relay/__generated__/useFreshToDoQuery.graphql.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { aLead } from '../../leads/testing/leadsPage.tsx';
import { showDashboard } from '../testing/dashboardPage.tsx';

const HOUR = 60 * 60_000;

function leads(hours: readonly number[], totalCount: number) {
  const nodes = hours.map((left, index) =>
    aLead({
      id: `lead-${index}`,
      slug: `lead-${index}`,
      name: `Lead ${index}`,
      expiresAt: new Date(Date.now() + (left + 0.5) * HOUR).toISOString(),
    }),
  );
  return { totalCount, nodes, isSearchable: true };
}

const CHAT = {
  id: 'chat-1',
  uuid: 'c0ffee00-0000-4000-8000-000000000001',
  createdAt: '2026-11-01T00:00:00Z',
  lead: { id: 'lead-9', name: 'Karolina Wrona', language: 'pl' },
  lastMessage: {
    createdAt: '2026-11-02T00:00:00Z',
    sentByMe: false,
    body: { __typename: 'TextBody', text: 'Could you send\nthe report?' },
  },
};

const DEAL = {
  id: 'deal-1',
  uuid: 'dea10000-0000-4000-8000-000000000001',
  name: 'Emerald Isle Knits',
  budget: { id: 'money', ...inPriceCurrency(2_500) },
  projectDuration: { id: 'duration', from: 6, to: null },
};

describe('to do', () => {
  it('is a single line when there is nothing to do (EXT-19)', async () => {
    await showDashboard();
    expect(await screen.findByText(/^You're all caught up/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Leads to answer/ })).toBeNull();
  });

  it('shows the three most urgent leads with both answers, and says when the next one expires', async () => {
    // In days, the last one would depend on the time of day.
    await showDashboard({ dashboard: { pendingLeads: leads([3, 9, 30, 61 * 24], 14) } });
    const card = within(await screen.findByRole('region', { name: 'Leads to answer 14' }));
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
      [0, 1, 2].flatMap((index) => [`Accept Lead ${index}`, `Decline Lead ${index}`]),
    );
    expect(card.getByText('11 more, the next one expires in 2 months')).toBeTruthy();
    expect(screen.getByText('2 leads expire in the next 24 hours.')).toBeTruthy();
  });

  it('does not say that an active lead has expired, even if the clock is early', async () => {
    await showDashboard({ dashboard: { pendingLeads: leads([-30, -20, -10, -2], 14) } });
    expect(await screen.findByRole('region', { name: 'Leads to answer 14' })).toBeTruthy();
    expect(screen.queryByText(/the next one/)).toBeNull();
  });

  it('does not say what expires next if the leads are not sorted by deadline', async () => {
    await showDashboard({ dashboard: { pendingLeads: { ...leads([30, 3, 9, 60], 14), isSearchable: false } } });
    expect(await screen.findByText('14 leads are waiting for your answer.')).toBeTruthy();
    expect(screen.queryByText(/expires? in/)).toBeNull();
  });

  it('does not say how many leads expire soon if there may be more than were read', async () => {
    await showDashboard({ dashboard: { pendingLeads: leads([1, 2, 3, 4], 9) } });
    expect(await screen.findByText('9 leads are waiting for your answer.')).toBeTruthy();
  });

  it('shows the first words of unread chats, and opens deals on the same page', async () => {
    await showDashboard(
      { dashboard: { unreadChats: { totalCount: 9, nodes: [CHAT] } }, viewer: { pendingDeals: [DEAL] } },
      '?figure=leads',
    );
    const chats = within(await screen.findByRole('region', { name: 'Unread messages 9 chats' }));
    const chat = chats.getByRole('link', { name: /^Karolina Wrona/ });
    expect(chat.getAttribute('href')).toBe(`/profile/messages?selectedChat=${CHAT.uuid}`);
    expect(chat.textContent).toContain('Could you send the report?');
    const deals = within(screen.getByRole('region', { name: 'Deals to confirm 1' }));
    expect(deals.getByText('$2,500 · More than 6 months')).toBeTruthy();
    const answer = deals.getByRole('link', { name: 'Answer about Emerald Isle Knits' });
    expect(answer.getAttribute('href')).toBe(`/profile/dashboard?figure=leads&deal=${DEAL.uuid}`);
  });
});

it('is refetched after a push, but not under the pointer', async () => {
  const { environment } = await showDashboard({ dashboard: { pendingLeads: leads([3, 9], 2) } });
  const list = (await screen.findByRole('region', { name: 'Leads to answer 2' })).parentElement?.parentElement;
  if (!list) throw new Error('The card is in no list');
  const execute = vi.spyOn(environment.getNetwork(), 'execute');
  const requests = (query = 'useFreshToDoQuery') => execute.mock.calls.filter(([{ name }]) => name === query);
  const push = (count: number) =>
    act(async () => {
      environment.commitUpdate((store) => {
        const account = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account');
        account?.getLinkedRecord('counters')?.setValue(count, 'activeLeads');
      });
      await Promise.resolve();
    });
  await push(3);
  expect(requests()).toHaveLength(1);
  const hover = vi.spyOn(list, 'matches').mockReturnValue(true);
  await push(4);
  expect(requests()).toHaveLength(1);
  list.dispatchEvent(new Event('pointerleave'));
  expect(requests()).toHaveLength(1);
  hover.mockReturnValue(false);
  list.dispatchEvent(new Event('pointerleave'));
  expect(requests()).toHaveLength(2);
  // The figures count the leads too, and are not under the pointer.
  await vi.waitFor(() => expect(requests('useFreshFiguresQuery')).toHaveLength(2));
  // A finger that has touched the list leaves `:hover` behind.
  hover.mockReturnValue(true);
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(hover: hover)' ? 'not all' : query),
  );
  await push(5);
  expect(requests()).toHaveLength(3);
});

it.each([
  ['answered elsewhere', false, "Lead 0: You can't answer this lead anymore. We've updated its status."],
  ['on a page that is left', true, undefined],
])('says why the question about a lead disappears if it is %s', async (_case, isLeft, text) => {
  const { environment, notices } = await showDashboard({ dashboard: { pendingLeads: leads([3], 1) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Lead 0' }));
  await screen.findByRole('dialog', { name: 'Decline Lead 0?' });
  const { href } = window.location;
  // The router of tests does not change it.
  if (isLeft) window.history.replaceState(null, '', '#left');
  const operation = createOperationDescriptor(toDoQuery, {});
  const { data } = MockPayloadGenerator.generate(operation, { Dashboard: () => ({ pendingLeads: leads([], 0) }) });
  act(() => environment.commitPayload(operation, data ?? {}));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(notices.getState().active?.text).toBe(text);
  window.history.replaceState(null, '', href);
});

it('lets the figures follow once the dialog for reviews is closed, because a review may have been requested', async () => {
  const { environment, goTo } = await showDashboard();
  const execute = vi.spyOn(environment.getNetwork(), 'execute');
  const requests = () => execute.mock.calls.filter(([{ name }]) => name === 'useFreshFiguresQuery');
  await goTo('/profile/dashboard?reviewableLeads=1');
  await goTo('/profile/dashboard');
  await vi.waitFor(() => expect(requests()).toHaveLength(1));
});
