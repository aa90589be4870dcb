import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Loaded here, so that loading it does not count towards a test's time limit.
import '../../leads/live/followLeads.ts';
import { acceptedLead } from '../../leads/testing/leadsPage.tsx';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

async function showPanel(change: Record<string, unknown> = {}) {
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
  const lead = acceptedLead({ __typename: 'Lead', id: 'lead-a', notes: [], website: null, budget: null, ...change });
  await gateway.answer('LeadPanelQuery', { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', lead } } });
  return { gateway, lead, panel: within(screen.getByRole('complementary', { name: 'Lead details' })) };
}

it('hides the contact details of a lead that is blocked while its chat is open (STA-05)', async () => {
  const { gateway, lead, panel } = await showPanel();
  await panel.findByText('ada@acme.example');
  await waitFor(() => expect(gateway.isRunning('followLeadsSubscription')).toBe(true));
  await gateway.push('followLeadsSubscription', {
    leadEvents: {
      __typename: 'LeadChanged',
      cursor: 'cursor-1',
      lead: { ...lead, status: 'BLOCKED', contactMethods: [] },
    },
  });
  expect(panel.getByText('Blocked')).toBeDefined();
  expect(panel.queryByText('ada@acme.example')).toBeNull();
});

it('sets the stage of the lead and offers its review beside the chat', async () => {
  const { gateway, panel } = await showPanel({ canSetStage: true, reviewStatus: 'CREATED' });
  const stages = await panel.findByRole('group', { name: 'Stage of Ada Acme', hidden: true });
  await userEvent.click(within(stages).getByRole('button', { name: 'Won', hidden: true }));
  expect(gateway.variablesOf('useSetStageMutation')).toEqual({ input: { leadId: 'lead-a', stage: 'WON' } });
  expect(panel.getByRole('button', { name: 'Stage of Ada Acme: Accepted · Won' })).toBeDefined();
  expect(panel.getByRole('button', { name: 'Continue draft' })).toBeDefined();
});
