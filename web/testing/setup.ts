import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils creates its mocks with this global.
Object.assign(globalThis, { jest: vi });

// happy-dom has no popovers, so closing one is a no-op.
HTMLElement.prototype.hidePopover ??= () => undefined;

// Browsers lack it on plain http, for example in a LAN, where both applications must work.
Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });

// A busy machine can take longer than the default second; what never appears still fails within the test's own limit.
configure({ asyncUtilTimeout: 4_000 });

afterEach(() => {
  // The tests of a worker share timers, storage and cookies.
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=-1`;
});
