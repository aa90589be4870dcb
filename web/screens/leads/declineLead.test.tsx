import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { closeFeedback, feedbackState } from '../../app/feedback/feedbackState.ts';
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
import { aConnection, aLead } from './testing/leadsPage.tsx';

afterEach(() => {
  closeFeedback();
});

describe('declining a lead', () => {
  const named = { name: 'Decline Ada Acme?' };
  const dialog = () => within(screen.getByRole('dialog', named));
  const open = async () => {
    await click('Decline Ada Acme');
    await screen.findByRole('dialog', named);
  };

  it('asks for one of eight reasons and says what the lead will see (STA-10)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    expect(dialog().getAllByRole('radio')).toHaveLength(8);
    expect(dialog().getByText(/They'll be told that you can't take the project/)).toBeDefined();
    expect(dialog().getByText(/counts as an answer/)).toBeDefined();
    await click('Decline lead');
    expect(dialog().getByText('Select a reason.')).toBeDefined();
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    expect(mutations(page)).toEqual([]);
  });

  it('sends the reason once after 5 s (STA-03)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
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

  it('ends with the reason when the lead is answered elsewhere meanwhile', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    await user.click(dialog().getByRole('radio', { name: "We're fully booked" }));
    act(() => commitLocalUpdate(page.environment, (store) => store.get('lead-1')?.setValue('ACCEPTED', 'status')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.notices.getState().active).toMatchObject({
      kind: 'error',
      text: "Ada Acme: You can't answer this lead anymore. We've updated its status.",
    });
    await waitFor(() => expect(document.activeElement).toBe(row().getByRole('link', { name: 'Ada Acme' })));
    await hold();
    expect(mutations(page)).toEqual([]);
  });

  it('asks why, once a decline with the reason "other" has been sent (RST-69)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await click('Decline lead');
    await hold();
    expect(feedbackState().offered).toBeNull();
    const declined = aLead({ status: 'DECLINED', expiresAt: null, declineReason: 'OTHER' });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [] });
    expect(feedbackState().offered).toBe('DECLINE');
  });

  it('selects a reason with the keys 1 to 8', async () => {
    await openList(aConnection([aLead()]));
    await open();
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    await user.keyboard('4');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: "We're fully booked" }).checked).toBe(true);
    await user.keyboard('9');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: "We're fully booked" }).checked).toBe(true);
  });

  it('asks for confirmation before a selected reason is lost (SCR-34)', async () => {
    await openList(aConnection([aLead()]));
    await open();
    await click('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await user.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Close');
    await click('Keep editing');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Spam' }).checked).toBe(true);
    await click('Close');
    await click('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a lead declined if its reason was not saved, and sends the reason again (STA-03)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    await user.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Decline lead');
    await hold();
    const declined = aLead({ status: 'DECLINED', expiresAt: null });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [{ code: 'REASON_NOT_SAVED' }] });
    expect(await screen.findByText("Ada Acme: The lead is declined, but we couldn't save your reason.")).toBeDefined();
    expect(row().getByText('Declined')).toBeDefined();
    await click('Try again: answer to Ada Acme');
    // Nothing reports a reason that is saved, so the notice of its failure must not stay.
    await waitFor(() => expect(screen.queryByText(/couldn't save your reason/)).toBeNull());
    const [save] = mutations(page);
    expect(save?.request.node.params.name).toBe('sendAnswerReasonMutation');
    expect(save?.request.variables).toEqual({ input: { leadId: 'lead-1', reason: 'SPAM' } });
    await answerMutation(page, { lead: { ...declined, declineReason: 'SPAM' }, errors: [] });
    expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
  });

  it('sends only its reason, by itself, once the list shows that the lead is declined although it failed (STA-03)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    await user.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Decline lead');
    await hold();
    const declined = aLead({ status: 'DECLINED', expiresAt: null });
    answerListWith(page, aConnection([declined]));
    await failMutation(page, 'UPSTREAM_TIMEOUT');
    await waitFor(() => expect(mutations(page)).toHaveLength(1));
    const [save] = mutations(page);
    expect(save?.request.node.params.name).toBe('sendAnswerReasonMutation');
    expect(save?.request.variables).toEqual({ input: { leadId: 'lead-1', reason: 'SPAM' } });
    await failMutation(page, 'UPSTREAM_TIMEOUT');
    expect(await row().findByText("Your reason wasn't saved")).toBeDefined();
    await click('Try again: answer to Ada Acme');
    await answerMutation(page, { lead: { ...declined, declineReason: 'SPAM' }, errors: [] });
    expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
  });

  it('is rolled back on failure, and the dialog still has the reason (ERR-04)', async () => {
    const page = await openList(aConnection([aLead()]));
    await open();
    await user.click(dialog().getByRole('radio', { name: 'Other' }));
    await click('Decline lead');
    await hold();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('To answer')).toBeDefined();
    expect(await screen.findByText("Ada Acme: We couldn't decline this lead. It's still in your list.")).toBeDefined();
    await open();
    expect(dialog().getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
  });
});
