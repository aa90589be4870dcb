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

/** The groups of the page, each with its heading and agencies. */
async function groupsAt(address: string, presences: readonly ('OFFICE' | 'REGION' | null)[], places: unknown[]) {
  const edges = presences.map((presence, at) => ({
    presence,
    node: anAgency({ id: `agency-${at}`, alias: `agency-${at}`, name: `Agency ${at}` }),
  }));
  const inPlace = { office: 11, region: 1_300 };
  const { unmount } = await showDirectory(address, aList([], { edges, inPlace, locations: places }));
  const groups = within(screen.getByRole('list', { name: 'Agencies' }))
    .queryAllByRole('list', { name: /\d$/ })
    .map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group).getAllByRole('heading').length,
    ]);
  expect(screen.getAllByRole('heading', { name: /^Agency/ })).toHaveLength(presences.length);
  unmount();
  return groups;
}

it('groups the recommended order by office and clients in the place', async () => {
  const berlin = place('berlin', 'Berlin');
  const germany = place('germany', 'Germany', 'COUNTRY');
  expect(await groupsAt('/agencies/list/all/berlin', ['OFFICE', 'OFFICE', 'REGION'], [berlin])).toEqual([
    ['Office in Berlin11', 2],
    ['Works with clients in Berlin1,300', 1],
  ]);
  expect(await groupsAt('/agencies/list/all/germany', ['OFFICE'], [germany])).toEqual([['With an office here11', 1]]);
  expect(await groupsAt('/agencies?locations=berlin,germany', ['REGION'], [berlin, germany])).toEqual([
    ['Work with clients here1,300', 1],
  ]);
});

it('shows one list in any other order', async () => {
  const berlin = place('berlin', 'Berlin');
  expect(await groupsAt('/agencies/list/all/berlin?sort=rating', ['OFFICE', 'REGION'], [berlin])).toEqual([]);
  expect(await groupsAt('/agencies/list/all/berlin?q=a', ['REGION', 'OFFICE'], [berlin])).toEqual([]);
  expect(await groupsAt('/agencies/list/all/berlin?q=a', [null, 'OFFICE'], [berlin])).toEqual([]);
});
