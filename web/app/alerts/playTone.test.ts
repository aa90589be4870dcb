import { afterEach, expect, it, vi } from 'vitest';
import { playTone } from './playTone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leaves nothing behind where the browser blocks sound, so that its end never comes (EXT-14)', () => {
  vi.useFakeTimers();
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const node = {
    frequency: { value: 0 },
    gain: { setValueAtTime: vi.fn<() => void>(), exponentialRampToValueAtTime: vi.fn<() => void>() },
    connect: (next: unknown) => next,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
  };
  class BlockedAudioContext {
    readonly currentTime = 0;
    readonly destination = node;
    readonly close = close;
    createOscillator = () => node;
    createGain = () => node;
  }
  vi.stubGlobal('AudioContext', BlockedAudioContext);
  playTone();
  expect(node.start).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(250);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(close).toHaveBeenCalledOnce();
});
