import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ROOT_ID } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, onTestFinished } from 'vitest';
// Loaded here, so that loading it does not count towards the test's time limit.
import '../live/readCounts.ts';
import { answerListWith, answerMutation, click, hold, openList } from '../testing/answering.ts';
import { acceptedLead, aConnection, aLead, COUNTERS } from '../testing/leadsPage.tsx';
import { pointAtAll } from '../testing/pointing.ts';

const two = aLead({ id: 'lead-2', slug: 'two', name: 'Grace Two' });

it('the counts are fresh once an answer is sent, and its row stays until the pointer leaves the list', async () => {
  const page = await openList(aConnection([aLead(), two]));
  const viewer = page.environment.getStore().getSource().get(ROOT_ID)?.['viewer'] as { __ref: string };
  const leave = pointAtAll();
  onTestFinished(leave);
  await click('Accept Ada Acme');
  await hold();
  await answerMutation(page, { lead: acceptedLead(), errors: [] });
  const counting = await waitFor(() => {
    const all = page.environment.mock.getAllOperations();
    const found = all.find(({ request }) => request.node.params.name === 'readCountsQuery');
    if (!found) throw new Error('The counts are not read');
    return found;
  });
  const counted = { statusCounters: { ...COUNTERS, accepted: 63 } };
  await act(async () =>
    page.environment.mock.resolve(
      counting,
      MockPayloadGenerator.generate(counting, {
        Viewer: () => ({ id: viewer.__ref }),
        LeadConnection: () => aConnection([], counted),
      }),
    ),
  );
  expect(screen.getByRole('link', { name: 'Accepted 63' })).toBeDefined();
  expect(screen.getByRole('row', { name: /Ada Acme/ })).toBeDefined();

  leave();
  answerListWith(page, aConnection([two], counted));
  const place = screen.getByRole('table').parentElement?.parentElement;
  if (!place) throw new Error('The list has no place');
  fireEvent.pointerLeave(place);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ada Acme/ })).toBeNull());
});
