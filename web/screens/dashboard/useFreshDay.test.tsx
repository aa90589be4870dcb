import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDashboard } from './testing/dashboardPage.tsx';

const MINUTE = 60_000;
/** How often the page reads the clock. */
const TICK = MINUTE / 2;
/** In Tokyo. */
const MIDNIGHT = Date.parse('2026-11-22T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: MIDNIGHT - MINUTE - TICK, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The dashboard of an account in a time zone, a minute before midnight in Tokyo. `today`: where its ranges end. */
async function showDay(timeZone: string, today = '2026-11-22') {
  const ranges = [
    { key: 'last_month', from: '2026-10-01', to: '2026-10-31' },
    { key: 'last_7_days', from: '2026-11-16', to: today },
  ];
  // Other tests may have left another time on the page's clock.
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { environment } = await showDashboard({ viewer: { account: { timeZone } }, dashboard: { ranges } });
  await screen.findByRole('region', { name: 'Visibility' });
  const execute = vi.spyOn(environment.getNetwork(), 'execute');
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(TICK);
  isHidden.mockReturnValue(false);
  return {
    isHidden,
    wait,
    requests: () => execute.mock.calls.filter(([{ name }]) => name === 'useFreshFiguresQuery').length,
  };
}

it('the figures follow when a new day begins in the account’s time zone, however late its upstream is (SCR-11)', async () => {
  const { wait, requests } = await showDay('Asia/Tokyo');
  await wait(TICK);
  expect(requests()).toBe(0);
  await wait(TICK);
  await vi.waitFor(() => expect(requests()).toBe(1));
  await wait(4 * MINUTE);
  expect(requests()).toBe(1);
  await wait(MINUTE);
  await vi.waitFor(() => expect(requests()).toBe(2));
});

it('the figures follow once the page is seen again after midnight (SCR-11)', async () => {
  const { isHidden, wait, requests } = await showDay('Asia/Tokyo');
  isHidden.mockReturnValue(true);
  await wait(60 * MINUTE);
  expect(requests()).toBe(0);
  isHidden.mockReturnValue(false);
  await wait(TICK);
  await vi.waitFor(() => expect(requests()).toBe(1));
});

it.each(['Europe/Berlin', 'Middle/Earth'])('midnight elsewhere changes nothing for an account in %s', async (zone) => {
  const { wait, requests } = await showDay(zone);
  await wait(60 * MINUTE);
  expect(requests()).toBe(0);
});

it('ranges that end yesterday are refetched once a day, too', async () => {
  const { wait, requests } = await showDay('Asia/Tokyo', '2026-11-21');
  await wait(TICK);
  expect(requests()).toBe(0);
  await wait(TICK);
  await vi.waitFor(() => expect(requests()).toBe(1));
});
