import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aList, anAgency, place, showDirectory } from '../testing/directoryPage.tsx';

const lyon = {
  service: null,
  industry: null,
  location: place('lyon', 'Lyon', 'CITY', 'FR'),
  language: null,
  budget: null,
  count: null,
};

async function reasonsFor(presence: 'REGION' | null): Promise<readonly (string | null)[]> {
  const edges = [{ presence, node: anAgency({ name: 'Lyon Web' }) }];
  await showDirectory('/agencies?q=lyon', aList([], { edges, inPlace: { office: 0, region: 1 }, understood: [lyon] }));
  const list = screen.getByRole('list', { name: 'Agencies' });
  return within(within(list).queryByRole('list', { name: 'Why it matches' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('an agency that works with clients in the place of the search text says so', async () => {
  expect(await reasonsFor('REGION')).toEqual(['Works with clients in Lyon, office in Hamburg']);
});

it('an agency that only its name matches says nothing about the place', async () => {
  expect(await reasonsFor(null)).toEqual([]);
});
