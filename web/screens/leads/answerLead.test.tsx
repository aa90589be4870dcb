import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../relay/errors.ts';
import type { RenderedPage } from '../../testing/renderPage.tsx';
import { acceptedLead, aConnection, aLead, announceList, showLeads } from './testing/leadsPage.tsx';

function row() {
  return within(screen.getByRole('row', { name: /Ada Acme/ }));
}

function click(name: string | RegExp) {
  return userEvent.click(screen.getByRole('button', { name }));
}

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
        Mutation: () => ({ acceptLead: payload, declineLead: payload }),
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
  it('is seen at once, sent once, and moves the counters (STA-02)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Accept Ada Acme' }));
    expect(row().getByText('Accepted')).toBeDefined();
    expect(row().queryByText(/left/)).toBeNull();
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
    // Its button is gone: the keyboard stands on the row's link.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Acme'));
  });

  it('promises no chat to a LeadRecipient, who has none (ACC-14)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Accept Ada Acme');
    const accepted = acceptedLead({ chat: null });
    answerListWith(page, aConnection([accepted]));
    await answerMutation(page, { lead: accepted, errors: [] });
    expect(await screen.findByText('Lead accepted. You can see their contact details now.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /chat/ })).toBeNull();
  });

  it('is taken back when it fails, with a notice (ERR-04, NTC-04)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Accept Ada Acme');
    expect(row().getByText('Accepted')).toBeDefined();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(row().getByText('To answer')).toBeDefined();
    expect(screen.getByText('Something went wrong. Try again.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept Ada Acme' })).toBeDefined();
  });

  it('tells of a lead that can no longer be answered, and shows it as it is (STA-04, STA-06)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Accept Ada Acme');
    const expired = aLead({ status: 'EXPIRED', expiresAt: null });
    answerListWith(page, aConnection([expired]));
    await answerMutation(page, { lead: expired, errors: [{ code: 'LEAD_NOT_ACTIVE' }] });
    expect(row().getByText('Expired')).toBeDefined();
    expect(await screen.findByText(/You can't answer this lead anymore/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('stays done when the list cannot be read again', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Accept Ada Acme');
    answerListWith(page, new GatewayError('UPSTREAM_ERROR', null));
    await answerMutation(page, { lead: acceptedLead(), errors: [] });
    expect(await screen.findByText('Lead accepted. You can message them now.')).toBeDefined();
    expect(row().getByText('Accepted')).toBeDefined();
  });
});

describe('declining a lead', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Decline Ada Acme?' }));

  it('asks for one of eight reasons and says what the lead will see (STA-10)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Decline Ada Acme');
    expect(dialog().getAllByRole('radio')).toHaveLength(8);
    expect(dialog().getByText(/They'll hear that you can't take the project/)).toBeDefined();
    expect(dialog().getByText(/counts as an answer/)).toBeDefined();
    await click('Decline lead');
    expect(dialog().getByText('Select a reason.')).toBeDefined();
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    expect(mutations(page)).toEqual([]);
  });

  it('sends the reason once and closes (STA-03)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Decline Ada Acme');
    await userEvent.click(dialog().getByRole('radio', { name: "We're fully booked" }));
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Decline lead' }));
    expect(mutations(page)).toHaveLength(1);
    expect(mutations(page)[0]?.request.variables).toEqual({ input: { leadId: 'lead-1', reason: 'TOO_BUSY' } });
    const declined = aLead({ status: 'DECLINED', expiresAt: null, declineReason: 'TOO_BUSY' });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [] });
    expect(await screen.findByText('Lead declined')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row().getByText('Declined')).toBeDefined();
  });

  it('asks before a chosen reason is lost (SCR-34)', async () => {
    await showLeads('', aConnection([aLead()]));
    await click('Decline Ada Acme');
    await click('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await click('Decline Ada Acme');
    await userEvent.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Close');
    await click('Keep editing');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Spam' }).checked).toBe(true);
    await click('Close');
    await click('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a lead declined whose reason was lost, with a notice (STA-03)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Decline Ada Acme');
    await userEvent.click(dialog().getByRole('radio', { name: 'Spam' }));
    await click('Decline lead');
    const declined = aLead({ status: 'DECLINED', expiresAt: null });
    answerListWith(page, aConnection([declined]));
    await answerMutation(page, { lead: declined, errors: [{ code: 'REASON_NOT_SAVED' }] });
    expect(await screen.findByText("The lead is declined, but we couldn't save your reason.")).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row().getByText('Declined')).toBeDefined();
  });

  it('is taken back when it fails; the dialog says so and keeps the reason (ERR-04)', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    await click('Decline Ada Acme');
    await userEvent.click(dialog().getByRole('radio', { name: 'Other' }));
    await click('Decline lead');
    expect(row().getByText('Declined')).toBeDefined();
    await failMutation(page, 'UPSTREAM_ERROR');
    expect(dialog().getByRole('alert').textContent).toBe('Something went wrong. Try again.');
    expect(dialog().getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
    expect(row().getByText('To answer')).toBeDefined();
  });
});
