import { act, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../relay/errors.ts';
import { HOLD_MS } from './answers/leadAnswers.ts';
import { leadAnswers } from './answers/useLeadAnswers.ts';
import {
  answerListWith,
  answerMutation,
  click,
  failMutation,
  hold,
  mutations,
  openList,
  row,
  user,
} from './testing/answering.ts';
import { acceptedLead, aConnection, aLead, announceList, showLead } from './testing/leadsPage.tsx';

describe('accepting a lead', () => {
  it('shows at once, is sent once after 5 s, and updates the counters (STA-02)', async () => {
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
    // The row has a link, and so has the notice, because the row may leave the list.
    for (const name of ['Open chat with Ada Acme', 'Open chat']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/profile/messages?selectedChat=0e6f2c1a-0000-4000-8000-0000000000c1',
      );
    }
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
    // The list has been refetched.
    expect(await screen.findByRole('link', { name: 'All 140', hidden: true })).toBeDefined();
  });

  it('keeps the keyboard focus in place when its button disappears', async () => {
    await openList(aConnection([aLead()]));
    screen.getByRole('button', { name: 'Accept Ada Acme' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Acme'));
  });

  it('can be undone from the row and from the notice', async () => {
    const page = await openList(aConnection([aLead()]));
    for (const name of ['Undo the answer to Ada Acme', 'Undo']) {
      await click('Accept Ada Acme');
      // Long enough not to count as the second half of a double click.
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      await click(name);
      expect(row().getByText('To answer')).toBeDefined();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    await hold();
    expect(mutations(page)).toEqual([]);
  });

  it('loses its notice to one that says so when it is undone from the row', async () => {
    await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    expect(screen.getByText('Ada Acme accepted')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await click('Undo the answer to Ada Acme');
    expect(screen.queryByText('Ada Acme accepted')).toBeNull();
    expect(screen.getByText('Answer to Ada Acme undone').closest('[role="status"]')).not.toBeNull();
  });

  it('is not called undone if a colleague has answered the lead meanwhile', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    act(() => commitLocalUpdate(page.environment, (store) => store.get('lead-1')?.setValue('DECLINED', 'status')));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await click('Undo the answer to Ada Acme');
    expect(row().getByText('Declined')).toBeDefined();
    const text = "Ada Acme: You can't answer this lead anymore. We've updated its status.";
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('Answer to Ada Acme undone')).toBeNull();
  });

  it('is sent at once when the next lead is answered', async () => {
    const page = await openList(aConnection([aLead(), aLead({ id: 'lead-2', slug: 'two', name: 'Grace Two' })]));
    await click('Accept Ada Acme');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await click('Accept Grace Two');
    expect(mutations(page).map(({ request }) => request.variables)).toEqual([{ input: { leadId: 'lead-1' } }]);
  });

  it('is sent at once just before the lead expires (STA-04)', async () => {
    const page = await openList(aConnection([aLead({ expiresAt: new Date(Date.now() + HOLD_MS).toISOString() })]));
    await click('Accept Ada Acme');
    expect(mutations(page)).toHaveLength(1);
    expect(screen.getByText('Ada Acme accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
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

  it('is shown in other tabs, but can be undone only in its own', async () => {
    const held = { leadId: 'lead-1', reason: null, state: 'held', isReasonMissing: false, at: Date.now() };
    window.localStorage.setItem('leadAnswer:viewer-1:lead-1', JSON.stringify(held));
    await openList(aConnection([aLead()]), 'viewer-1');
    expect(row().getByText('Accepted just now')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept|Decline|Undo/ })).toBeNull();
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

  it('is rolled back on failure, and can be sent again (ERR-04, NTC-04)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('To answer')).toBeDefined();
    expect(await screen.findByText("Ada Acme: We couldn't accept this lead. It's still in your list.")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept Ada Acme' })).toBeDefined();
    await click('Try again: answer to Ada Acme');
    expect(mutations(page)).toHaveLength(1);
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(row().getByText('Accepted')).toBeDefined();
  });

  it.each([
    ['it was received', acceptedLead()],
    ['the lead has expired', aLead({ status: 'EXPIRED', expiresAt: null })],
  ])('that failed is dropped once the list shows that %s', async (_case, lead) => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    answerListWith(page, aConnection([lead]));
    await failMutation(page, 'UPSTREAM_TIMEOUT');
    expect(await row().findByText(lead.status === 'EXPIRED' ? 'Expired' : 'Accepted')).toBeDefined();
    expect(row().queryByText("Your answer wasn't sent")).toBeNull();
    expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
    expect(leadAnswers(page.environment, null).of('lead-1')).toBeNull();
  });

  it('counts as a success when it is sent again after its response was lost', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    await failMutation(page, 'UPSTREAM_TIMEOUT');
    await click('Try again: answer to Ada Acme');
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [{ code: 'LEAD_NOT_ACTIVE' }] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    expect(row().getByText('Accepted')).toBeDefined();
  });

  it('says when a lead can no longer be answered, and shows its current status (STA-04, STA-06)', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    const expired = aLead({ status: 'EXPIRED', expiresAt: null });
    answerListWith(page, aConnection([expired]));
    await answerMutation(page, { lead: expired, errors: [{ code: 'LEAD_NOT_ACTIVE' }] });
    expect(row().getByText('Expired')).toBeDefined();
    expect(await screen.findByText(/^Ada Acme: You can't answer this lead anymore/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('is kept if the list cannot be refetched', async () => {
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    answerListWith(page, new GatewayError('UPSTREAM_ERROR', null));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    expect(row().getByText('Accepted')).toBeDefined();
  });

  it('refreshes a list that was opened while it was being sent, and so may still have the lead as waiting', async () => {
    const page = await showLead('acme-seo-1', aLead({ notes: [] }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await click('Accept Ada Acme');
    await hold();
    announceList(page.environment, '', aConnection([aLead({ notes: [] })]));
    await user.click(screen.getByRole('link', { name: 'Back to leads' }));
    expect(await screen.findByRole('row', { name: /Ada Acme/ })).toBeDefined();
    const typeCounters = { all: 140, brief: 99, proposal: 41 };
    answerListWith(page, aConnection([acceptedLead({ notes: [] })], { typeCounters }));
    await answerMutation(page, { lead: acceptedLead({ notes: [] }), errors: [] });
    expect(await screen.findByRole('link', { name: 'All 140', hidden: true })).toBeDefined();
  });
});
