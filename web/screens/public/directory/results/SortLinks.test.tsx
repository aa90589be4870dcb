import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aList, anAgency, showDirectory } from '../testing/directoryPage.tsx';

describe('the sort orders (DIR-06)', () => {
  const orders = () =>
    within(screen.getByRole('navigation', { name: 'Sort by' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const two = (replyHours: number | null) =>
    aList([anAgency(), anAgency({ id: 'other', alias: 'other', name: 'Other', replyHours })]);

  it('have the fastest reply where reply times are known', async () => {
    await showDirectory('/agencies?q=x', two(4));
    expect(orders()).toEqual([
      ['Recommended', '/agencies?q=x'],
      ['Best rated', '/agencies?q=x&sort=rating'],
      ['Most reviews', '/agencies?q=x&sort=reviews'],
      ['Newest', '/agencies?q=x&sort=newest'],
      ['Fastest reply', '/agencies?q=x&sort=fastest'],
    ]);
  });

  it('lack it where none is known', async () => {
    await showDirectory('/agencies', two(null));
    expect(orders()).toHaveLength(4);
  });
});

it.each([
  ['/agencies', 1],
  ['/agencies?sort=rating', 0],
])('of %s: the recommended order says that it cannot be bought', async (address, notes) => {
  await showDirectory(address, aList([anAgency()]));
  expect(screen.queryAllByText(/A bigger plan doesn't rank an agency higher/)).toHaveLength(notes);
});
