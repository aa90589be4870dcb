import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import {
  acceptedLead,
  aConnection,
  aLead,
  announceList,
  announceSlowList,
  COUNTERS,
  showLeads,
} from './testing/leadsPage.tsx';

function hrefsOf(filter: HTMLElement) {
  return Object.fromEntries(
    within(filter)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

/** The menu with the values of a filter, by the name of its button. */
function menu(name: string) {
  const button = screen.getByRole('button', { name });
  const [filter = ''] = name.split(' ');
  return within(button.parentElement ?? button).getByRole('group', { name: filter, hidden: true });
}

describe('filters', () => {
  it('count thousands as the language writes them (PLT-12)', async () => {
    const many = {
      statusCounters: { ...COUNTERS, all: 10_137 },
      typeCounters: { all: 10_137, brief: 9_137, proposal: 1_000 },
    };
    await showLeads('', aConnection([aLead()], many));
    expect(hrefsOf(screen.getByRole('navigation', { name: 'Status' }))).toHaveProperty('All10,137');
    expect(Object.keys(hrefsOf(menu('Type All')))).toEqual(['All10,137', 'Briefs9,137', 'Proposals1,000']);
  });

  it('are links with counters, and return to the first page (QRY-01..04, STA-07, STA-08, ENT-46, ENT-47)', async () => {
    await showLeads('?status=accepted&type=brief&page=3', aConnection([acceptedLead()]));
    expect(hrefsOf(screen.getByRole('navigation', { name: 'Status' }))).toEqual({
      'To answer14': '/profile/leads?status=pending&type=brief',
      Accepted62: '/profile/leads?status=accepted&type=brief',
      Declined31: '/profile/leads?status=rejected&type=brief',
      Expired22: '/profile/leads?status=expired&type=brief',
      Blocked8: '/profile/leads?status=blocked&type=brief',
      All137: '/profile/leads?type=brief',
    });
    expect(hrefsOf(menu('Stage All accepted'))).toEqual({
      'All accepted62': '/profile/leads?status=accepted&type=brief',
      'In CRM12': '/profile/leads?status=addedToCrm&type=brief',
      Won10: '/profile/leads?status=closedWon&type=brief',
      Lost9: '/profile/leads?status=closedLost&type=brief',
      'Client declined5': '/profile/leads?status=rejectedByLead&type=brief',
    });
    expect(hrefsOf(menu('Type Briefs'))).toEqual({
      All137: '/profile/leads?status=accepted',
      Briefs96: '/profile/leads?status=accepted&type=brief',
      Proposals41: '/profile/leads?status=accepted&type=proposal',
    });
    expect(hrefsOf(menu('Received Any time'))).toEqual({
      'Any time': '/profile/leads?status=accepted&type=brief',
      'Last 30 days': '/profile/leads?status=accepted&type=brief&period=last_30_days',
      'Last 7 days': '/profile/leads?status=accepted&type=brief&period=last_7_days',
    });
    expect(hrefsOf(menu('Sort Newest first'))['Expiring soonest']).toBe(
      '/profile/leads?status=accepted&type=brief&sort=deadline',
    );
    const current = screen.getAllByRole('link', { current: true, hidden: true }).map((link) => link.textContent);
    expect(current).toEqual(['Accepted62', 'All accepted62', 'Briefs96', 'Any time', 'Newest first']);
  });

  it('stay in the URL of every page; page 1 is omitted (QRY-01)', async () => {
    const pageCursors = {
      first: { page: 1, isCurrent: false },
      around: [4, 5, 6].map((page) => ({ page, isCurrent: page === 5 })),
      last: { page: 14, isCurrent: false },
    };
    await showLeads('?type=brief&page=5', aConnection([aLead()], { pageCursors, pages: 14, totalCount: 137 }));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const href = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
    expect(href('Page 1')).toBe('/profile/leads?type=brief');
    expect(href('Page 6')).toBe('/profile/leads?type=brief&page=6');
    expect(href('Previous page')).toBe('/profile/leads?type=brief&page=4');
    expect(href('Next page')).toBe('/profile/leads?type=brief&page=6');
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('5');
  });
});

describe('the number of leads', () => {
  it.each([
    ['?page=5', 137, '41–42 of 137 leads'],
    ['?page=1', 2, '2 leads'],
  ])('is announced with the place of those shown, if these are not all: %s of %d', async (search, totalCount, text) => {
    const nodes = [aLead(), aLead({ id: 'lead-2', uuid: 'lead-2' })];
    await showLeads(search, aConnection(nodes, { totalCount }));
    expect(screen.getByText(text).getAttribute('role')).toBe('status');
  });
});

describe('while a list loads', () => {
  it('a further filter adds to the one selected before', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    announceSlowList(page.environment, '?status=accepted');
    await userEvent.click(screen.getByRole('link', { name: /^Accepted/ }));
    expect(screen.getByRole('link', { name: 'Ada Acme' })).toBeDefined();
    await waitFor(() =>
      expect(hrefsOf(menu('Type All'))['Briefs96']).toBe('/profile/leads?status=accepted&type=brief'),
    );
    const search = '?status=accepted&query=acme';
    announceList(page.environment, search, aConnection([acceptedLead({ name: 'Grace Found' })]));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'acme');
    expect(await screen.findByRole('link', { name: 'Grace Found' })).toBeDefined();
    expect(page.address()).toBe(`/profile/leads${search}`);
  });
});

describe('an upstream without the additions', () => {
  it('shows no search, no custom dates, no order and no tabs without a count', async () => {
    const statusCounters = { ...COUNTERS, all: null, expired: null, blocked: null };
    await showLeads('', aConnection([aLead()], { isSearchable: false, statusCounters }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('Received between')).toBeNull();
    expect(screen.queryByText('Sort')).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['To answer14', 'Accepted62', 'Declined31', 'All']);
  });
});

describe('the search', () => {
  it('is in the URL, keeps the other filters and returns to the first page', async () => {
    const page = await showLeads('?status=accepted&page=3', aConnection([acceptedLead()]));
    announceList(page.environment, '?status=accepted&query=acme', aConnection([]));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'acme');
    expect(await screen.findByRole('heading', { name: 'No leads match “acme”' })).toBeDefined();
    expect(page.address()).toBe('/profile/leads?status=accepted&query=acme');
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe(
      '/profile/leads?status=accepted',
    );
  });

  it('accepts custom dates instead of a period', async () => {
    const page = await showLeads('?period=last_7_days', aConnection([aLead()]));
    announceList(page.environment, '?from=2026-11-01&to=2026-11-15', aConnection([aLead({ name: 'Grace Dated' })]));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-15' } });
    await userEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));
    expect(await screen.findByRole('link', { name: 'Grace Dated' })).toBeDefined();
    expect(page.address()).toBe('/profile/leads?from=2026-11-01&to=2026-11-15');
    expect(await screen.findByRole('button', { name: /^Received Nov 1\s–\s15, 2026$/ })).toBeDefined();
  });

  it.each([
    ['Asia/Tokyo', 'Days in Asia/Tokyo'],
    ['UTC', undefined],
  ])('says in which time zone the days begin if it is not the browser’s: %s', async (timeZone, text) => {
    const { environment } = await showLeads('', aConnection([aLead()]));
    fireEvent(menu('Received Any time'), new Event('toggle'));
    await act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Account: () => ({ timeZone }) }),
      );
      await Promise.resolve();
    });
    expect(screen.queryByText(/^Days in/)?.textContent).toBe(text);
  });

  it('accepts no day after the years of the contract, which browsers would', async () => {
    await showLeads('', aConnection([aLead()]));
    const days = () => ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label).max);
    expect(days()).toEqual(['9999-12-31', '9999-12-31']);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-15' } });
    expect(days()).toEqual(['2026-11-15', '9999-12-31']);
  });
});
