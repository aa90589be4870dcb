import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { aLead, showLead } from '../../leads/testing/leadsPage.tsx';

/** Opens a lead by its link, then the first page of the list arrives with these slugs. */
async function open(slugs: readonly string[]): Promise<void> {
  const { environment } = await showLead('acme-seo-1', aLead());
  const reading = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === 'useLeadNeighborsQuery');
  if (!reading) throw new Error('The list was not requested');
  await act(async () => {
    environment.mock.resolve(
      reading,
      MockPayloadGenerator.generate(reading, {
        LeadConnection: () => ({
          pages: 1,
          totalCount: slugs.length,
          nodes: slugs.map((slug) => ({ id: slug, slug, uuid: slug, status: 'PENDING' })),
        }),
      }),
    );
    await Promise.resolve();
  });
}

it('links the leads around a lead that was opened by its link (EXT-09)', async () => {
  await open(['before', 'acme-seo-1', 'after']);
  expect(screen.getByText('2 of 3')).toBeDefined();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([href('Previous lead'), href('Next lead')]).toEqual([
    '/profile/leads/lead/before',
    '/profile/leads/lead/after',
  ]);
});

it('has no buttons for a lead that is not in the list', async () => {
  await open(['another']);
  expect(document.querySelector('[data-own-bar]')?.textContent).toBe('Back to leads');
  expect(document.querySelectorAll('[data-own-bar] [data-disabled]')).toHaveLength(0);
});
