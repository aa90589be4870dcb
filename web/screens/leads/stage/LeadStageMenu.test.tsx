import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import { mutations } from '../testing/answering.ts';
import { acceptedLead, aConnection, aLead, announceList, showLead, showLeads } from '../testing/leadsPage.tsx';

async function choose(name: string) {
  const menu = screen.getByRole('group', { name: 'Stage of Ada Acme', hidden: true });
  await userEvent.click(within(menu).getByRole('button', { name, hidden: true }));
}

function trigger() {
  return screen.getAllByRole('button', { name: /^Stage of Ada Acme: / })[0]?.textContent;
}

it('sets the stage from the list: it shows at once, and the counts are refetched (ENT-46)', async () => {
  const lead = acceptedLead({ canSetStage: true });
  const page = await showLeads('?status=accepted', aConnection([lead]));
  await choose('Won');
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · Won');
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  expect(operation.request.variables).toEqual({ input: { leadId: 'lead-1', stage: 'WON' } });
  const won = { ...lead, stage: 'WON' };
  announceList(page.environment, '?status=accepted', aConnection([won], { totalCount: 63 }));
  await act(async () => {
    page.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ setLeadStage: { lead: won, errors: [] } }) }),
    );
    await Promise.resolve();
  });
  expect(await screen.findByText('1–1 of 63 leads')).toBeDefined();
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · Won');
});

it('sends the next stage after the one before, and shows it meanwhile', async () => {
  const lead = acceptedLead({ canSetStage: true });
  const page = await showLead('acme-seo-1', lead);
  const sent = () => mutations(page).map(({ request }) => request.variables['input'] as unknown);
  const answer = (stage: string) =>
    act(async () => {
      const [operation] = mutations(page);
      if (!operation) throw new Error('No mutation is on its way');
      page.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Mutation: () => ({ setLeadStage: { lead: { ...lead, stage }, errors: [] } }),
        }),
      );
      await Promise.resolve();
    });
  await choose('Won');
  await choose('Lost');
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · Lost');
  expect(sent()).toMatchObject([{ stage: 'WON' }]);
  await answer('WON');
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · Lost');
  await vi.waitFor(() => expect(sent()).toMatchObject([{ stage: 'LOST' }]));
  await answer('LOST');
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · Lost');
});

it('rolls the stage back on failure (ERR-04)', async () => {
  const page = await showLeads('?status=accepted', aConnection([acceptedLead({ canSetStage: true, stage: 'IN_CRM' })]));
  await choose('No stage');
  expect(trigger()).toBe('Stage of Ada Acme: Accepted');
  await act(async () => {
    page.environment.mock.rejectMostRecentOperation(new GatewayError('UPSTREAM_ERROR', null));
    await Promise.resolve();
  });
  expect(trigger()).toBe('Stage of Ada Acme: Accepted · In CRM');
  expect(await screen.findByText('Something went wrong. Try again.')).toBeDefined();
});

it('says why a stage was refused, and shows the lead as it is', async () => {
  const lead = acceptedLead({ canSetStage: true });
  const page = await showLeads('?status=accepted', aConnection([lead]));
  await choose('Won');
  await act(async () => {
    page.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ setLeadStage: { lead: null, errors: [{ code: 'LEAD_NOT_ACCEPTED' }] } }),
      }),
    );
    await Promise.resolve();
  });
  expect(await screen.findByText('Only accepted leads have a stage.')).toBeDefined();
  expect(trigger()).toBe('Stage of Ada Acme: Accepted');
});

it.each([
  ['that is not accepted', aLead({ canSetStage: false })],
  ['whose upstream has no stages', acceptedLead({ canSetStage: false, stage: 'WON' })],
])('is not offered for a lead %s', async (_what, lead) => {
  await showLeads('', aConnection([lead]));
  expect(screen.queryByRole('button', { name: /^Stage of / })).toBeNull();
});
