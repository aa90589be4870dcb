import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';
import { UpstreamError } from './errors.ts';

const outage = new UpstreamError({ kind: 'network' });
const refusal = new UpstreamError({ kind: 'status', status: 404 });
const gone = new UpstreamError({ kind: 'aborted' });

/** A breaker of 10 s, 2 calls a second at least, half of them failing; its clock stands until it is moved. */
function start() {
  const states: string[] = [];
  let at = 1_000;
  const breaker = new Breaker({ onStateChange: (state) => states.push(state) }, () => at);
  const make = (count: number, failure?: UpstreamError): void => {
    for (let call = 0; call < count; call += 1) {
      if (breaker.admit() !== 'refused') breaker.note(false, failure);
    }
  };
  return { breaker, states, make, move: (ms: number) => (at += ms) };
}

test('opens when more than half of at least 20 calls in 10 s failed', () => {
  const { breaker, make } = start();
  make(19, outage);
  expect(breaker.state).toBe('closed');
  make(1, outage);
  expect(breaker.state).toBe('open');
  expect(breaker.admit()).toBe('refused');
});

test('half of the calls is not more than half; refusals and gone askers do not count', () => {
  const { breaker, make } = start();
  make(30);
  make(30, outage);
  make(30, refusal);
  make(30, gone);
  expect(breaker.state).toBe('closed');
  make(1, outage);
  expect(breaker.state).toBe('open');
});

test('failures older than the span are forgotten', () => {
  const { breaker, make, move } = start();
  make(19, outage);
  move(10_000);
  make(19, outage);
  expect(breaker.state).toBe('closed');
});

test('after its time one call tries, the others wait; its success closes, with a clean slate', () => {
  const { breaker, make, move, states } = start();
  make(20, outage);
  move(2_000);
  expect(breaker.admit()).toBe('trial');
  expect(breaker.admit()).toBe('refused');
  breaker.note(true, undefined);
  make(19, outage);
  expect(breaker.state).toBe('closed');
  expect(states).toEqual(['open', 'halfOpen', 'closed']);
});

test('a failed trial opens again; one whose asker went away leaves the next call to try; a refusal shows health', () => {
  const { breaker, make, move } = start();
  make(20, outage);
  move(2_000);
  breaker.admit();
  breaker.note(true, outage);
  expect(breaker.admit()).toBe('refused');
  move(2_000);
  breaker.admit();
  breaker.note(true, gone);
  expect(breaker.admit()).toBe('trial');
  breaker.note(true, refusal);
  expect(breaker.state).toBe('closed');
});

test('calls begun before it opened do not decide the trial', () => {
  const { breaker, make, move } = start();
  make(20, outage);
  move(2_000);
  breaker.admit();
  breaker.note(false, undefined);
  expect(breaker.state).toBe('halfOpen');
});
