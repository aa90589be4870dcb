/** The upstream's only source of time: all code that compares or stores a time takes it from a clock. */
export interface Clock {
  /** The current time, to the millisecond. */
  now(): Date;
}

/** A clock that tests and the control page can set. */
export interface SettableClock extends Clock {
  /** Freezes the clock at a time. */
  set(at: Date): void;
  /** Moves a frozen clock by milliseconds; negative numbers move it back. */
  advance(milliseconds: number): void;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock frozen at `start` until it is set. */
export function settableClock(start: Date): SettableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (at) => {
      time = at.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
