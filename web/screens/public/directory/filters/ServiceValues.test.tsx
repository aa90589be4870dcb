import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aList, anAgency, announceDirectory, showDirectory } from '../testing/directoryPage.tsx';

const some = aList([anAgency()]);

function services() {
  return within(screen.getByRole('group', { name: 'Services' }));
}

async function searchFor(text: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

describe('a chosen specialty is part of the next search', () => {
  const wanted = '/agencies/list/local-seo?q=hotel';

  it('after its list was folded', async () => {
    const { environment, address } = await showDirectory('/agencies/list/local-seo', some);
    await userEvent.click(services().getByRole('button', { name: 'SEO: specialties', expanded: true }));
    expect(services().getByRole<HTMLInputElement>('checkbox', { name: /^Local SEO/ }).checked).toBe(true);
    announceDirectory(environment, wanted, some);
    await searchFor('hotel');
    expect(address()).toBe(wanted);
  });

  it('if a link on the page chose it', async () => {
    const { environment, address } = await showDirectory('/agencies/list/seo', some);
    announceDirectory(environment, '/agencies/list/local-seo', some);
    const related = within(screen.getByRole('navigation', { name: 'Related services' }));
    await userEvent.click(related.getByRole('link', { name: /^Local SEO/ }));
    announceDirectory(environment, wanted, some);
    await searchFor('hotel');
    expect(address()).toBe(wanted);
  });
});
