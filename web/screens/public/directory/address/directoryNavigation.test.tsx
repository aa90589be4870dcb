import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aList, anAgency, announceDirectory, place, showDirectory } from '../testing/directoryPage.tsx';

function box(group: string, name: RegExp) {
  return within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name });
}

function checked() {
  return [box('Services', /^SEO/), box('Location', /^Germany/)].map((element) => element.checked);
}

it('Back unticks a filter that was selected from the list it returns to (RTE-09)', async () => {
  const { environment, address, goBack } = await showDirectory('/agencies', aList([anAgency()]));
  announceDirectory(environment, '/agencies/list/seo', aList([anAgency()]));
  await userEvent.click(box('Services', /^SEO/));
  await screen.findByRole('heading', { name: 'SEO agencies' });
  const inGermany = { locations: [place('germany', 'Germany', 'COUNTRY')] };
  announceDirectory(environment, '/agencies/list/seo/germany', aList([anAgency()], inGermany));
  await userEvent.click(box('Location', /^Germany/));
  await screen.findByRole('heading', { name: 'SEO agencies: Germany' });
  expect(checked()).toEqual([true, true]);
  announceDirectory(environment, '/agencies/list/seo', aList([anAgency()]));
  await goBack();
  await screen.findByRole('heading', { name: 'SEO agencies' });
  expect([address(), ...checked()]).toEqual(['/agencies/list/seo', true, false]);
});
