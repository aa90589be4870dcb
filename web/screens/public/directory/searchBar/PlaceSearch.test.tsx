import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aList, anAgency, announceDirectory, place, showDirectory } from '../testing/directoryPage.tsx';

function hrefOf(element: HTMLElement) {
  return element.getAttribute('href');
}

const some = aList([anAgency()]);

describe('a place search', () => {
  it('can be used with the keyboard (DIR-04)', async () => {
    const { environment, address } = await showDirectory('/agencies/list/seo', some);
    const field = screen.getByRole('combobox', { name: 'Location' });
    environment.mock.queueOperationResolver(({ request }) =>
      request.variables['pattern'] === 'ber'
        ? { data: { locations: [place('bergen', 'Bergen', 'CITY', 'NO'), place('berlin', 'Berlin')] } }
        : null,
    );
    await userEvent.type(field, 'ber');
    await screen.findByRole('option', { name: 'Berlin, Germany' });
    const places = within(screen.getByRole('listbox'));
    expect(places.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bergen, Norway',
      'Berlin, Germany',
    ]);
    announceDirectory(environment, '/agencies/list/seo/berlin', some);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(places.getByRole('option', { selected: true }).textContent).toBe('Berlin, Germany');
    // Confirms a candidate of an input method in Safari.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/agencies/list/seo/berlin');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers links after its form was submitted (works without JavaScript)', async () => {
    const locations = [place('bergen', 'Bergen', 'CITY', 'NO'), place('germany', 'Germany', 'COUNTRY')];
    await showDirectory('/agencies/list/seo?place=ger', some, { locations });
    const choices = within(screen.getByRole('region', { name: 'Places matching “ger”' }));
    expect(choices.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['Bergen, Norway', '/agencies/list/seo/bergen'],
      ['Germany', '/agencies/list/seo/germany'],
    ]);
  });

  it('says when no place is found, and when the text is too short', async () => {
    const { unmount } = await showDirectory('/agencies?place=xyz', some);
    expect(screen.getByText(/No places match “xyz”/)).toBeDefined();
    unmount();
    await showDirectory('/agencies?place=x', some);
    expect(screen.getByText(/at least two letters/)).toBeDefined();
  });

  it('selects the place that Enter finds written out, even if others contain its name (DIR-04)', async () => {
    const { environment, address } = await showDirectory('/agencies/list/seo', some);
    environment.mock.queueOperationResolver(({ request }) =>
      request.variables['pattern'] === 'BERN'
        ? { data: { locations: [place('bernau', 'Bernau'), place('bern', 'Bern', 'CITY', 'CH')] } }
        : null,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'BERN');
    await screen.findByRole('option', { name: 'Bern, Switzerland' });
    announceDirectory(environment, '/agencies/list/seo/bern', some);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/agencies/list/seo/bern');
  });

  it('does not say that no place matches if places could not be loaded', async () => {
    await showDirectory('/agencies?place=madr', some, { locations: null });
    expect(screen.queryByText(/No places match/)).toBeNull();
    expect(screen.getByText("We couldn't load places. Press Enter to try again.")).toBeDefined();
  });
});
