import { expect, test, vi } from 'vitest';
import { endHandOver, hubspotHref, isStarted, startHandOver } from './handOver.ts';

const lead = '0e6f2c1a-0000-4000-8000-000000000001';

test('the consent page gets the lead as state, and leads back to the callback page (O-22)', () => {
  const url = new URL(hubspotHref('https://hubspot.example/oauth?client_id=1', 'https://portal.example/p', lead));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '1',
    state: lead,
    redirect_uri: 'https://portal.example/p/profile/hubspot',
  });
});

test('only the lead that this account started last is accepted, and only once (O-22)', () => {
  expect(isStarted('viewer-1', lead)).toBe(false);
  startHandOver('viewer-1', lead);
  expect([isStarted('viewer-1', lead), isStarted('viewer-2', lead), isStarted('viewer-1', 'other')]).toEqual([
    true,
    false,
    false,
  ]);
  endHandOver();
  expect(isStarted('viewer-1', lead)).toBe(false);
});

test('no lead is accepted if the browser denies storage (O-22)', () => {
  const denial = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  startHandOver('viewer-1', lead);
  const isAccepted = isStarted('viewer-1', lead);
  denial.mockRestore();
  expect(isAccepted).toBe(false);
});
