import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { keep } from '../preferences/theme.ts';
import { reloadRestored } from './restoredPage.ts';

let added: MockInstance<typeof window.addEventListener>;
beforeEach(() => {
  added = vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

/** Leaves the page, runs `meanwhile` on another one, and returns to this one. */
function leaveAndReturn(persisted: boolean, meanwhile: () => void = () => undefined): void {
  window.dispatchEvent(new Event('pagehide'));
  meanwhile();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('a restored page of an account is reloaded, because the account may have been signed out', () => {
  const reload = vi.fn<() => void>();
  reloadRestored(true, reload);
  leaveAndReturn(false);
  expect(reload).not.toHaveBeenCalled();
  leaveAndReturn(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a restored public page is reloaded only if language or theme were changed meanwhile (EXT-17, EXT-18)', () => {
  const reload = vi.fn<() => void>();
  reloadRestored(false, reload);
  leaveAndReturn(true);
  expect(reload).not.toHaveBeenCalled();
  leaveAndReturn(true, () => keep('theme', 'dark'));
  expect(reload).toHaveBeenCalledOnce();
});
