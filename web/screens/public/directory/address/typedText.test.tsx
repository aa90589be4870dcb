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
