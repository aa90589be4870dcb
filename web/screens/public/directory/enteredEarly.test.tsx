import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { hydrateAfter } from '../../../testing/hydrate.tsx';
import { DirectoryContext } from './address/directoryNavigation.ts';
import { DEFAULT_DIRECTORY_SEARCH } from './address/directorySearch.ts';
import type { DirectorySearch } from './address/directorySearch.ts';
import { DirectoryFilters } from './filters/DirectoryFilters.tsx';
import type { DirectoryOptions } from './options/directoryOptions.ts';
import { DirectorySearchBar } from './searchBar/DirectorySearchBar.tsx';
import { place } from './testing/directoryPage.tsx';

function option(value: string) {
  return { value, label: value, count: 5 };
}
const OPTIONS: DirectoryOptions = {
  services: [{ ...option('seo'), parts: [option('local-seo')] }],
  locations: [],
  industries: [],
  budget: [option('7'), option('8')],
  languages: [],
  employees: [],
  sizes: [option('1'), option('2')],
  durations: [],
};

/** Search and filters with a URL that follows every choice; returns all requested lists. */
function directory(at: Partial<DirectorySearch> = {}) {
  const asked: DirectorySearch[] = [];
  function Directory() {
    const [search, setSearch] = useState<DirectorySearch>({ ...DEFAULT_DIRECTORY_SEARCH, ...at });
    const go = (next: DirectorySearch) => {
      asked.push(next);
      setSearch(next);
    };
    return (
      <DirectoryContext value={{ search, wanted: search, unfolded: ['services'], ask: () => undefined, go }}>
        <DirectorySearchBar places={[]} budgets={OPTIONS.budget} />
        <DirectoryFilters options={OPTIONS} totalCount={7} />
        <button type="button" onClick={() => go({ ...search, query: 'said', place: '' })}>
          Elsewhere
        </button>
      </DirectoryContext>
    );
  }
  return { asked, view: <Directory /> };
}

function box(name: string) {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`), hidden: true });
}
function search() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
}
function location() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
}

describe('input in the directory before hydration', () => {
  it('opens one list for all values that were ticked or unticked, and keeps their state', async () => {
    const { asked, view } = directory({ sizes: ['2'], sort: 'rating' });
    await hydrateAfter(view, () => {
      box('seo').checked = true;
      box('1').checked = true;
      box('2').checked = false;
    });
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, services: ['seo'], sizes: ['1'], sort: 'rating' }]);
    expect([box('seo'), box('1'), box('2')].map(({ checked }) => checked)).toEqual([true, true, false]);
    await userEvent.click(box('seo'));
    expect(asked.at(-1)?.services).toEqual([]);
    expect(box('seo').checked).toBe(false);
  });

  it('opens the list for a selected budget', async () => {
    const { asked, view } = directory({ budget: ['8'] });
    await hydrateAfter(view, () => {
      // jsdom ignores which option of the markup is selected.
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Budget' }).value = '8';
      screen.getByRole<HTMLInputElement>('radio', { name: /^7/, hidden: true }).checked = true;
    });
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, budget: ['7'] }]);
  });

  it('opens the list of a budget that was chosen in the search', async () => {
    const { asked, view } = directory({ budget: ['8'] });
    const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Budget' });
    await hydrateAfter(view, () => (field().value = '7'));
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, budget: ['7'] }]);
    await userEvent.selectOptions(field(), 'Any budget');
    expect(asked.at(-1)?.budget).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^8/, hidden: true }));
    expect([asked.at(-1)?.budget, field().value]).toEqual([['8'], '8']);
  });

  it('opens the list of a budget with the text before it', async () => {
    const { asked, view } = directory();
    await hydrateAfter(view, () => (search().value = ' krakow '));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Budget' }), '7');
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, query: 'krakow', budget: ['7'] }]);
  });

  it.each([
    ['seo', 'local-seo'],
    ['local-seo', 'seo'],
  ])('replaces %s with %s: a part replaces its whole, and the other way round', async (chosen, ticked) => {
    const { asked, view } = directory({ services: [chosen] });
    await hydrateAfter(view, () => (box(ticked).checked = true));
    expect(asked.map(({ services }) => services)).toEqual([[ticked]]);
    expect([box(chosen).checked, box(ticked).checked]).toEqual([false, true]);
  });

  it('opens no list when nothing was ticked', async () => {
    const { asked, view } = directory({ services: ['seo'] });
    await hydrateAfter(view, () => (search().value = 'krakow'));
    expect(asked).toEqual([]);
    expect([box('seo').checked, search().value]).toEqual([true, 'krakow']);
  });

  it('opens the list of a tick with the text before it', async () => {
    const { asked, view } = directory({ query: 'kyoto' });
    await hydrateAfter(view, () => {
      search().value = ' krakow ';
      box('1').checked = true;
    });
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, query: 'krakow', sizes: ['1'] }]);
  });

  it('keeps typed text after a selection, until the URL contains another', async () => {
    const { asked, view } = directory();
    await hydrateAfter(view, () => (search().value = 'krakow'));
    await userEvent.click(box('seo'));
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, query: 'krakow', services: ['seo'] }]);
    expect(search().value).toBe('krakow');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(search().value).toBe('said');
  });

  it('offers places for a name while it is being typed', async () => {
    const { asked, view } = directory();
    const environment = await hydrateAfter(view, () => {
      search().value = 'seo';
      location().focus();
      location().value = 'ber';
    });
    environment.mock.queueOperationResolver(() => ({ data: { locations: [place('berlin', 'Berlin')] } }));
    expect(await screen.findByRole('option', { name: 'Berlin, Germany' })).toBeDefined();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(location().value).toBe('');
    expect(asked).toEqual([{ ...DEFAULT_DIRECTORY_SEARCH, query: 'seo', locations: ['berlin'] }]);
  });

  it('offers no places once the user has left the field', async () => {
    const { view } = directory();
    vi.useFakeTimers();
    const environment = await hydrateAfter(view, () => {
      location().value = 'ber';
      search().focus();
    });
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    vi.useRealTimers();
    expect(location().value).toBe('ber');
    expect(location().getAttribute('aria-expanded')).toBe('false');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});
