import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aList, anAgency, announceDirectory, showDirectory } from '../testing/directoryPage.tsx';

it('filters take along the text that is typed, also by their links and when it is removed (DIR-05)', async () => {
  const list = aList([anAgency()]);
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const { address, environment } = await showDirectory('/agencies', list);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  field.value = 'krakow';
  announceDirectory(environment, '/agencies/list/seo?q=krakow', list);
  await userEvent.click(group('Services').getByRole('link', { name: 'SEO' }));
  await waitFor(() => expect(address()).toBe('/agencies/list/seo?q=krakow'));
  field.value = '';
  announceDirectory(environment, '/agencies/list/seo?budget=1', list);
  await userEvent.click(group('Budget').getByRole('radio', { name: /1,000/ }));
  await waitFor(() => expect(address()).toBe('/agencies/list/seo?budget=1'));
});

it('sort orders and chips take it along too, except what removes the text (DIR-05)', async () => {
  const list = aList([anAgency(), anAgency({ id: 'other', alias: 'other', name: 'Other' })]);
  const { address, environment } = await showDirectory('/agencies/list/seo', list);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  const follow = async (name: string, next: string, text: string) => {
    announceDirectory(environment, next, list);
    await userEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect([address(), field.value, field.defaultValue]).toEqual([next, text, text]));
  };
  field.value = 'krakow';
  await follow('Best rated', '/agencies/list/seo?q=krakow&sort=rating', 'krakow');
  field.value = 'lisbon';
  await follow('Remove filter: SEO', '/agencies?q=lisbon&sort=rating', 'lisbon');
  field.value = 'porto';
  await follow('Remove filter: “lisbon”', '/agencies?sort=rating', '');
});
