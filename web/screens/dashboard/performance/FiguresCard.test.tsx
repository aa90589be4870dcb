import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SERIES, showDashboard, SUMMARIES } from '../testing/dashboardPage.tsx';

function figures() {
  return within(screen.getByRole('navigation', { name: 'Key figures by day' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

function cells(row: HTMLElement): (string | null)[] {
  return [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
}

describe('daily figures (EXT-13)', () => {
  it('show totals and the change from the previous period', async () => {
    await showDashboard({ dashboard: { series: SERIES } });
    await screen.findByRole('slider');
    expect(figures()).toEqual([
      'Search appearances600+50%from 400',
      'Page views600%from 60',
      'Clicks90%from 9',
      'Leads received3from 0',
      'Total budget$5,000from $0',
    ]);
  });

  it('show a single day with the arrow keys, starting with the last', async () => {
    await showDashboard({ dashboard: { series: SERIES } }, '?figure=clicks');
    const chart = await screen.findByRole('slider', { name: 'Clicks by day' });
    const day = () => chart.getAttribute('aria-valuetext');
    expect(day()).toBe('Sunday, November 22: 5, compared with 3 on Thursday, November 19');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(day()).toBe('Saturday, November 21: 3, compared with 3 on Wednesday, November 18');
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(day()).toBe('Friday, November 20: 1, compared with 3 on Tuesday, November 17');
    fireEvent.keyDown(chart, { key: 'End' });
    expect(chart.getAttribute('aria-valuenow')).toBe('2');
  });

  it('have the same numbers in the table', async () => {
    await showDashboard({ dashboard: { series: SERIES } }, '?figure=budgets&view=table');
    const rows = within(await screen.findByRole('table', { name: 'Total budget by day' })).getAllByRole('row');
    expect(rows.map(cells)).toEqual([
      ['Day', 'This period', 'Comparison day', 'Previous 3 days'],
      ['Friday, November 20', '$1,000', 'Tuesday, November 17', '$0'],
      ['Saturday, November 21', '$0', 'Wednesday, November 18', '$0'],
      ['Sunday, November 22', '$4,000', 'Thursday, November 19', '$0'],
      ['Total', '$5,000', '', '$0'],
    ]);
  });

  it('of many days are drawn as averages, and read out by day', async () => {
    const days = (value: number) => ({ impressions: Array.from({ length: 365 }, () => value) });
    const year = { current: { ...SERIES.current, ...days(7) }, previous: { ...SERIES.previous, ...days(5) } };
    await showDashboard({ dashboard: { series: { ...SERIES, ...year } } });
    const chart = await screen.findByRole('slider', { name: 'Search appearances by day' });
    expect(chart.getAttribute('aria-valuemax')).toBe('364');
    // With the year, because each day and month occurs twice.
    expect(chart.getAttribute('aria-valuetext')).toBe('Nov 19, 2027: 7, compared with 5 on Nov 16, 2027');
    expect(screen.getByText('The lines show 7-day averages.')).toBeDefined();
  });

  it('keep range and view when the figure is switched', async () => {
    await showDashboard({ dashboard: { series: SERIES } }, '?range=last_7_days&view=table');
    const leads = await screen.findByRole('link', { name: /^Leads received/ });
    expect(leads.getAttribute('href')).toBe('/profile/dashboard?range=last_7_days&figure=leads&view=table');
  });

  it('keep a range that is still loading', async () => {
    const { announceSlow } = await showDashboard({ dashboard: { series: SERIES } });
    announceSlow('?range=last_7_days');
    const ranges = within(screen.getByRole('navigation', { name: 'Period' }));
    await userEvent.click(ranges.getByRole('link', { name: 'Last 7 days' }));
    const leads = await screen.findByRole('link', { name: /^Leads received/ });
    await waitFor(() => expect(leads.getAttribute('href')).toBe('/profile/dashboard?range=last_7_days&figure=leads'));
    const table = screen.getByRole('link', { name: 'Table' });
    expect(table.getAttribute('href')).toBe('/profile/dashboard?range=last_7_days&view=table');
    announceSlow('?range=last_7_days&figure=leads');
    await userEvent.click(leads);
    // The figures of the range before stay.
    expect(screen.getByRole('slider', { name: 'Search appearances by day' })).toBeTruthy();
    await waitFor(() =>
      expect(table.getAttribute('href')).toBe('/profile/dashboard?range=last_7_days&figure=leads&view=table'),
    );
  });
});

it('without daily figures, the totals are shown and the chart is hidden', async () => {
  await showDashboard();
  await screen.findByRole('region', { name: 'Key figures by day' });
  expect(figures()).toEqual([
    'Search appearances600',
    'Page views60',
    'Clicks9',
    'Leads received3',
    'Total budget$5,000',
  ]);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Page views/ })).toBeNull();
});

it('a page that was never published shows a note instead of zeros (SCR-13)', async () => {
  const pageSummary = {
    isAvailable: false,
    impressions: null,
    pageViews: null,
    websiteClicks: null,
    linkClicks: null,
  };
  await showDashboard({ dashboard: { ...SUMMARIES, pageSummary } });
  expect(await screen.findByText(/^No figures yet/)).toBeTruthy();
  expect(figures().slice(0, 3)).toEqual(['Search appearances–', 'Page views–', 'Clicks–']);
});

it('shows a dash where no lead has an outcome (SCR-14)', async () => {
  const none = { accepted: 0, rejected: 0, expired: 0, pending: 0 };
  const leadsSummary = { ...SUMMARIES.leadsSummary, leads: 0, distribution: none };
  await showDashboard({ dashboard: { series: SERIES, leadsSummary } });
  const outcomes = within(await screen.findByRole('region', { name: 'Lead outcomes' })).getAllByRole('listitem');
  expect(outcomes.map(({ textContent }) => textContent)).toEqual([
    'Accepted0–',
    'To answer0–',
    'Declined0–',
    'Expired0–',
  ]);
});
