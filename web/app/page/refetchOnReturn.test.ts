import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOpenDialog } from '../../ui/dialog/openDialogs.ts';
import { refetchOnReturn } from './refetchOnReturn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts it with listeners that end with the test. */
function start() {
  const listeners = new AbortController();
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
      add(type, listener as EventListener, { signal: listeners.signal }),
    );
  }
  const refetch = vi.fn<() => void>();
  refetchOnReturn(refetch);
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { refetch, hide, end: () => listeners.abort() };
}

it.each(['hidden', 'beside another window'])('refetches a page that was %s for ten seconds, once', (how) => {
  const { refetch, hide, end } = start();
  const leave = () => (how === 'hidden' ? hide(true) : window.dispatchEvent(new Event('blur')));
  const comeBack = () => {
    if (how === 'hidden') hide(false);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(0);
  };
  leave();
  vi.advanceTimersByTime(9_999);
  comeBack();
  expect(refetch).not.toHaveBeenCalled();
  leave();
  vi.advanceTimersByTime(10_000);
  comeBack();
  expect(refetch).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect(refetch).toHaveBeenCalledOnce();
  end();
});

it('refetches after a night in which the computer slept and `performance.now` stood still', () => {
  const { refetch, hide, end } = start();
  hide(true);
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  hide(false);
  vi.advanceTimersByTime(0);
  expect(refetch).toHaveBeenCalledOnce();
  end();
});

it('refetches a page with an open dialog once that is closed', () => {
  const { refetch, hide, end } = start();
  const closeFirst = addOpenDialog(document.body);
  hide(true);
  vi.advanceTimersByTime(10_000);
  hide(false);
  vi.advanceTimersByTime(0);
  closeFirst();
  // Takes its place.
  const closeSecond = addOpenDialog(document.body);
  vi.advanceTimersByTime(0);
  expect(refetch).not.toHaveBeenCalled();
  for (const close of [closeSecond, () => addOpenDialog(document.body)()]) {
    close();
    vi.advanceTimersByTime(0);
    expect(refetch).toHaveBeenCalledOnce();
  }
  end();
});
