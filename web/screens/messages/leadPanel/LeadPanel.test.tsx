import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded here, so that loading it does not count towards a test's time limit.
import '../../leads/live/followLeads.ts';
import { acceptedLead } from '../../leads/testing/leadsPage.tsx';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

it('hides the contact details of a lead that is blocked while its chat is open (STA-05)', async () => {
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
  const lead = acceptedLead({ __typename: 'Lead', id: 'lead-a', notes: [], website: null, budget: null });
  await gateway.answer('LeadPanelQuery', { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', lead } } });
  const panel = within(screen.getByRole('complementary', { name: 'Lead details' }));
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
