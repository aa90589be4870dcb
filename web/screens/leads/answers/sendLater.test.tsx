import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerListWith,
  answerMutation,
  click,
  failMutation,
  hold,
  mutations,
  openList,
  row,
} from '../testing/answering.ts';
import { acceptedLead, aConnection, aLead, showLead } from '../testing/leadsPage.tsx';
import { HOLD_MS } from './leadAnswers.ts';
import { leadAnswers } from './useLeadAnswers.ts';

describe('an answer that could not be sent', () => {
  it('while the tab was hidden is sent once it is shown', async () => {
    const setVisibility = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    setVisibility('hidden');
    await failMutation(page, 'UPSTREAM_ERROR');
    setVisibility('visible');
    expect(row().getByText('Accepted, not sent yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
    // Until then, the answer could be held by another tab.
    await act(() => vi.advanceTimersByTimeAsync(HOLD_MS + 2_000));
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
  });

  it('without a network is sent once it is back (EXT-04)', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openList(aConnection([aLead()]));
    await click('Accept Ada Acme');
    await hold();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('Accepted, not sent yet')).toBeDefined();
    expect(screen.queryByText(/We couldn't accept this lead/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Accept|Decline|Try again/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(mutations(page)).toHaveLength(0);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(1_000 + HOLD_MS + 2_000));
    answerListWith(page, aConnection([acceptedLead()]));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
  });

  it.each([
    ['Accepted, not sent yet', null],
    ['Declined, not sent yet', 'BUDGET'],
  ] as const)("without a network says '%s' on the lead's page", async (text, reason) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await showLead('acme-seo-1', aLead());
    const answers = leadAnswers(page.environment, null);
    act(() => {
      answers.hold({ leadId: 'lead-1', reason }, () => undefined);
      void answers.flush();
    });
    expect(screen.queryByText(text)).toBeNull();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/You'll see their contact details/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Accept|Decline|Try again/ })).toBeNull();
  });
});
