import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS } from './answers/leadAnswers.ts';
import { GatewayError } from '../../relay/errors.ts';
import type { RenderedPage } from '../../testing/renderPage.tsx';
import { acceptedLead, aConnection, aLead, announceList, showLeads } from './testing/leadsPage.tsx';

function row() {
  return within(screen.getByRole('row', { name: /Ada Acme/ }));
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

function click(name: string | RegExp) {
  return user.click(screen.getByRole('button', { name }));
}

/** The time in which an answer can be undone passes. */
function hold() {
  return act(() => vi.advanceTimersByTimeAsync(HOLD_MS));
}

/** Opens the list; from then on time is under control. */
async function openList(connection: unknown) {
  const page = await showLeads('', connection);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return page;
}

afterEach(() => {
  vi.useRealTimers();
});

/** The mutations that are on their way. */
function mutations({ environment }: RenderedPage) {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === 'mutation');
}

/** What the list is answered with when it is read again after the mutation. */
function answerListWith({ environment }: RenderedPage, connection: unknown): void {
  announceList(environment, '', connection);
}

async function answerMutation(page: RenderedPage, payload: Record<string, unknown>): Promise<void> {
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  await act(async () => {
    page.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ acceptLead: payload, declineLead: payload, saveDeclineReason: payload }),
      }),
    );
    await Promise.resolve();
  });
}

async function failMutation(page: RenderedPage, code: string): Promise<void> {
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  await act(async () => {
    page.environment.mock.reject(operation, new GatewayError(code, 'request-1'));
    await Promise.resolve();
  });
}

describe('accepting a lead', () => {
  it('is seen at once, sent once after 5 s, and moves the counters (STA-02)', async () => {
    const page = await openList(aConnection([aLead()]));
    await user.dblClick(screen.getByRole('button', { name: 'Accept Ada Acme' }));
    expect(row().getByText('Accepted')).toBeDefined();
    expect(row().getByText('Accepted just now')).toBeDefined();
    expect(row().queryByText(/left/)).toBeNull();
    expect(mutations(page)).toEqual([]);
    await hold();
    expect(mutations(page)).toHaveLength(1);
    expect(mutations(page)[0]?.request.variables).toEqual({ input: { leadId: 'lead-1' } });

    answerListWith(page, aConnection([acceptedLead()], { typeCounters: { all: 140, brief: 99, proposal: 41 } }));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    // From its row, and from the notice: the row may leave the list.
    for (const name of ['Open chat with Ada Acme', 'Open chat']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/profile/messages?selectedChat=0e6f2c1a-0000-4000-8000-0000000000c1',
      );
    }
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
    // The list was read again.
    expect(await screen.findByRole('link', { name: 'All 140', hidden: true })).toBeDefined();
  });

  it('keeps the place of the keyboard when its button goes', async () => {
    await openList(aConnection([aLead()]));
    screen.getByRole('button', { name: 'Accept Ada Acme' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Acme'));
  });

  it('can be undone from the row and from the notice', async () => {
    const page = await openList(aConnection([aLead()]));
    for (const name of ['Undo the answer to Ada Acme', 'Undo']) {
      await click('Accept Ada Acme');
      // Not the second half of the click before it.
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      await click(name);
      expect(row().getByText('To answer')).toBeDefined();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    await hold();
    expect(mutations(page)).toEqual([]);
  });

  it('is sent at once by the answer to the next lead', async () => {
    const page = await openList(aConnection([aLead(), aLead({ id: 'lead-2', slug: 'two', name: 'Grace Two' })]));
    await click('Accept Ada Acme');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await click('Accept Grace Two');
    expect(mutations(page).map(({ request }) => request.variables)).toEqual([{ input: { leadId: 'lead-1' } }]);
  });

  it('is sent at once when another page is opened', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    page.unmount();
    await act(() => Promise.resolve());
    expect(mutations(page)).toHaveLength(1);
  });

  it('is sent at once when the tab is closed', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    window.dispatchEvent(new Event('pagehide'));
    expect(mutations(page)).toHaveLength(1);
    expect(mutations(page)[0]?.request.cacheConfig).toMatchObject({ metadata: { keepalive: true } });
  });

  it('promises no chat to a LeadRecipient, who has none (ACC-14)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    const accepted = acceptedLead({ chat: null });
    answerListWith(page, aConnection([accepted]));
    await answerMutation(page, { lead: accepted, errors: [] });
    expect(await screen.findByText('Lead accepted. You can see their contact details now.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /chat/ })).toBeNull();
  });

  it('is taken back when it fails, and can be sent again (ERR-04, NTC-04)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('To answer')).toBeDefined();
    expect(await screen.findByText("We couldn't accept this lead. It's still in your list.")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept Ada Acme' })).toBeDefined();
    await click('Send the answer to Ada Acme again');
    expect(mutations(page)).toHaveLength(1);
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(row().getByText('Accepted')).toBeDefined();
  });

  it('that arrived although its response was lost is a success when it is sent again', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    await failMutation(page, 'UPSTREAM_TIMEOUT');
    await click('Send the answer to Ada Acme again');
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [{ code: 'LEAD_NOT_ACTIVE' }] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    expect(row().getByText('Accepted')).toBeDefined();
  });

  it('tells of a lead that can no longer be answered, and shows it as it is (STA-04, STA-06)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    const expired = aLead({ status: 'EXPIRED', expiresAt: null });
    answerListWith(page, aConnection([expired]));
    await answerMutation(page, { lead: expired, errors: [{ code: 'LEAD_NOT_ACTIVE' }] });
    expect(row().getByText('Expired')).toBeDefined();
    expect(await screen.findByText(/You can't answer this lead anymore/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('stays done when the list cannot be read again', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    answerListWith(page, new GatewayError('UPSTREAM_ERROR', null));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    expect(row().getByText('Accepted')).toBeDefined();
  });
});

describe('declining a lead', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Decline Ada Acme?' }));

  it('asks for one of eight reasons and says what the lead will see (STA-10)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    expect(dialog().getAllByRole('radio')).toHaveLength(8);
    expect(dialog().getByText(/They'll hear that you can't take the project/)).toBeDefined();
    expect(dialog().getByText(/counts as an answer/)).toBeDefined();
    await click('Decline lead');
    expect(dialog().getByText('Select a reason.')).toBeDefined();
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    expect(mutations(page)).toEqual([]);
  });

  it('sends the reason once after 5 s (STA-03)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    await user.click(dialog().getByRole('radio', { name: "We're fully booked" }));
    await user.dblClick(dialog().getByRole('button', { name: 'Decline lead' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row().getByText('Declined just now')).toBeDefined();
    expect(mutations(page)).toEqual([]);
    await hold();
    expect(mutations(page)).toHaveLength(1);
    expect(mutations(page)[0]?.request.variables).toEqual({ input: { leadId: 'lead-1', reason: 'TOO_BUSY' } });
    const declined = aLead({ status: 'DECLINED', expiresAt: null, declineReason: 'TOO_BUSY' });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [] });
    expect(row().getByText('Declined')).toBeDefined();
  });

  it('selects a reason by the keys 1 to 8', async () => {
    await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    await user.keyboard('4');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: "We're fully booked" }).checked).toBe(true);
    await user.keyboard('9');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: "We're fully booked" }).checked).toBe(true);
  });

  it('asks before a chosen reason is lost (SCR-34)', async () => {
    await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    await click('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await click('Decline Ada Acme');
    await user.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Close');
    await click('Keep editing');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Spam' }).checked).toBe(true);
    await click('Close');
    await click('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a lead declined whose reason was lost, and sends the reason again (STA-03, P-11)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    await user.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Decline lead');
    await hold();
    const declined = aLead({ status: 'DECLINED', expiresAt: null });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [{ code: 'REASON_NOT_SAVED' }] });
    expect(await screen.findByText("The lead is declined, but we couldn't save your reason.")).toBeDefined();
    expect(row().getByText('Declined')).toBeDefined();
    await click('Send the answer to Ada Acme again');
    const [save] = mutations(page);
    expect(save?.request.node.params.name).toBe('sendAnswerReasonMutation');
    expect(save?.request.variables).toEqual({ input: { leadId: 'lead-1', reason: 'SPAM' } });
    await answerMutation(page, { lead: { ...declined, declineReason: 'SPAM' }, errors: [] });
    expect(screen.queryByRole('button', { name: /^Send the answer/ })).toBeNull();
  });

  it('is taken back when it fails; the dialog has the reason again (ERR-04, P-11)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Decline Ada Acme');
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await click('Decline lead');
    await hold();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('To answer')).toBeDefined();
    expect(await screen.findByText("We couldn't decline this lead. It's still in your list.")).toBeDefined();
    await click('Decline Ada Acme');
    expect(dialog().getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
  });
});
