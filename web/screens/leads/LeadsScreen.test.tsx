import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leadsVariables } from './leadsVariables.ts';
import { acceptedLead, aConnection, aLead, COUNTERS, showLeads } from './testing/leadsPage.tsx';
import { inPriceCurrency } from '../../i18n/money.ts';

describe('a row', () => {
  it('shows who asked for what, and how much time is left to answer (SCR-17, EXT-06)', async () => {
    await showLeads('', aConnection([aLead()]));
    const row = within(screen.getByRole('row', { name: /Ada Acme/ }));
    for (const text of [
      'Acme · acme.example',
      'Más visitas',
      'Brief · Technical SEO',
      '$1,000 – $2,500',
      'To answer',
    ]) {
      expect(row.getByText(text)).toBeDefined();
    }
    expect(row.getByText('Received 3 hours ago')).toBeDefined();
    expect(row.getByText('7 days left')).toBeDefined();
    expect(row.getByText('Más visitas').getAttribute('lang')).toBe('es');
    expect(row.getByRole('link', { name: 'Ada Acme' }).getAttribute('href')).toBe('/profile/leads?lead=acme-seo-1');
  });

  it('marks the last 24 hours in words, not only by color (EXT-06)', async () => {
    const expiresAt = new Date(Date.now() + 3.5 * 60 * 60_000).toISOString();
    await showLeads('', aConnection([aLead({ expiresAt })]));
    expect(screen.getByText('Only 4 hours left')).toBeDefined();
  });

  it('has arrived and has no more time left than at first, even if the clock is two hours late (EXT-06)', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
    await showLeads('', aConnection([aLead({ receivedAt: inHours(2), expiresAt: inHours(7 * 24 + 2) })]));
    expect(screen.getByText('Received now')).toBeDefined();
    expect(screen.getByText('7 days left')).toBeDefined();
  });

  it.each([
    ['ACCEPTED', null, 'Accepted'],
    ['ACCEPTED', 'WON', 'Accepted · Won'],
    ['DECLINED', null, 'Declined'],
    ['EXPIRED', null, 'Expired'],
    ['BLOCKED', null, 'Blocked'],
  ])(
    'of a lead that is %s, %s says "%s" and offers no answers (STA-01, STA-05, STA-06)',
    async (status, stage, text) => {
      await showLeads('', aConnection([aLead({ status, stage, expiresAt: null })]));
      const row = within(screen.getByRole('row', { name: /Ada Acme/ }));
      expect(row.getByText(text)).toBeDefined();
      expect(row.queryByRole('button')).toBeNull();
      expect(row.queryByText(/left/)).toBeNull();
    },
  );

  it.each([
    ['CREATED', 'Review draft'],
    ['PENDING', 'Review pending'],
    ['COMPLETED', 'Review received'],
    ['REJECTED', 'Client declined review'],
    ['UNSUCCESSFUL', 'No review received'],
  ])('shows a review that is %s (STA-11)', async (reviewStatus, text) => {
    await showLeads('', aConnection([acceptedLead({ reviewStatus })]));
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    [{ from: inPriceCurrency(25_000), to: null }, 'Over $25,000'],
    [{ from: inPriceCurrency(0), to: inPriceCurrency(1_000) }, 'Up to $1,000'],
    [{ from: inPriceCurrency(5_000), to: inPriceCurrency(5_000) }, '$5,000'],
    [null, 'Not specified'],
  ])('shows the budget %j as "%s"', async (budget, text) => {
    await showLeads('', aConnection([aLead({ budget })]));
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('an empty list names one next step (EXT-19)', () => {
  const step = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('if there are no leads yet, and shows no filters', async () => {
    await showLeads('', aConnection([]));
    expect(screen.getByRole('heading', { name: 'No leads yet' })).toBeDefined();
    expect(step('Check your profile')).toBe('/profile');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('if no leads match the filters', async () => {
    await showLeads('?status=closedLost&period=last_7_days', aConnection([]));
    expect(screen.getByRole('heading', { name: 'No leads match these filters' })).toBeDefined();
    expect(screen.getByText('Lost · Last 7 days')).toBeDefined();
    expect(step('Clear filters')).toBe('/profile/leads');
  });

  it.each([
    ['the accepted ones', COUNTERS, 'See accepted leads', '/profile/leads?status=accepted'],
    ['the profile if none is accepted', { ...COUNTERS, accepted: 0 }, 'Check your profile', '/profile'],
  ])('if no leads wait for an answer: %s', async (_case, statusCounters, action, address) => {
    await showLeads('?status=pending', aConnection([], { statusCounters }));
    expect(screen.getByRole('heading', { name: 'No leads to answer' })).toBeDefined();
    expect(step(action)).toBe(address);
  });

  it('if no leads to answer match the filters', async () => {
    await showLeads('?status=pending&type=brief&from=2026-11-02&to=2026-11-05', aConnection([]));
    expect(screen.getByRole('heading', { name: 'No leads match these filters' })).toBeDefined();
    expect(screen.getByText(/^To answer · Briefs · Nov 2\W+5, 2026$/)).toBeDefined();
  });

  it('beyond the last page, and keeps the filters (QRY-01)', async () => {
    const pageCursors = {
      first: null,
      around: [
        { page: 1, isCurrent: false },
        { page: 2, isCurrent: false },
      ],
      last: null,
    };
    await showLeads('?type=brief&page=999', aConnection([], { pages: 2, totalCount: 12, pageCursors }));
    expect(screen.getByRole('heading', { name: "Page 999 doesn't exist" })).toBeDefined();
    expect(screen.getByText('The list has 2 pages.')).toBeDefined();
    expect(step('Go to first page')).toBe('/profile/leads?type=brief');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});

describe('the banner about slow answers (ENT-45)', () => {
  it('links to the leads to answer', async () => {
    await showLeads('', aConnection([aLead()], { isResponsivenessScoreLow: true }));
    expect(screen.getByText("You're slow to answer leads")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show leads to answer' }).getAttribute('href')).toBe(
      '/profile/leads?status=pending',
    );
  });

  it('has no link if the leads to answer are already shown', async () => {
    await showLeads('?status=pending', aConnection([aLead()], { isResponsivenessScoreLow: true }));
    expect(screen.getByText("You're slow to answer leads")).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Show leads to answer' })).toBeNull();
  });

  it('is not shown otherwise', async () => {
    await showLeads('', aConnection([aLead()]));
    expect(screen.queryByText("You're slow to answer leads")).toBeNull();
  });
});

describe('the age of the list', () => {
  const mark = () => screen.queryByText(/^Updated /)?.textContent;

  it('is shown when a refresh has failed', async () => {
    const { page } = await showLeads('', aConnection([aLead()]));
    const variables = leadsVariables(new URLSearchParams());
    act(() => page.freshness.answered('LeadsScreenQuery', variables));
    expect(mark()).toBeUndefined();
    act(() => page.freshness.failed('LeadsScreenQuery', variables));
    expect(mark()).toBe('Updated now');
    // Over its end, so that no row moves under the pointer.
    const place = screen.getByRole('table').compareDocumentPosition(screen.getByRole('button', { name: 'Refresh' }));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => page.freshness.answered('LeadsScreenQuery', variables));
    expect(mark()).toBeUndefined();
  });

  it('is shown after five minutes', async () => {
    const { page } = await showLeads('', aConnection([aLead()]));
    vi.useFakeTimers({ now: Date.now() - 7.6 * 60_000, toFake: ['Date'] });
    act(() => page.freshness.answered('LeadsScreenQuery', leadsVariables(new URLSearchParams())));
    vi.useRealTimers();
    expect(mark()).toBe('Updated 7 minutes ago');
  });
});
