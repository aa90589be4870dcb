import { expect, test } from 'vitest';
import { hashPassword, isOutdated, passwordCost, verifyPassword } from './password.ts';

const quick = passwordCost(4);

test('a password matches its hash, which differs every time', async () => {
  const [first, second] = [await hashPassword('grüße 1', quick), await hashPassword('grüße 1', quick)];
  expect(first).not.toBe(second);
  expect(await verifyPassword('grüße 1', first, quick)).toBe(true);
  expect(await verifyPassword('gru\u0308ße 1', first, quick)).toBe(true);
  expect(await verifyPassword('grüße 2', first, quick)).toBe(false);
  expect(await verifyPassword('grüße 1', 'plain text', quick)).toBe(false);
  expect(await verifyPassword('grüße 1', null, quick)).toBe(false);
});

test('the default cost is 32 MiB and three rounds', async () => {
  const hash = await hashPassword('grüße 1', passwordCost());
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(isOutdated(hash, passwordCost())).toBe(false);
  expect(await verifyPassword('grüße 1', hash, passwordCost())).toBe(true);
});

test('a hash with another cost is still verified, and marked as outdated', async () => {
  for (const cost of [passwordCost(3), passwordCost(5), { ...quick, p: 1 }, { ...quick, r: 4 }]) {
    const hash = await hashPassword('grüße 1', cost);
    expect(await verifyPassword('grüße 1', hash, quick)).toBe(true);
    expect(await verifyPassword('grüße 2', hash, quick)).toBe(false);
    expect(isOutdated(hash, quick)).toBe(true);
  }
});

test('a refusal takes the same work for every account, known or not (S-09)', async () => {
  const cost = passwordCost(12);
  const kinds: Record<string, string | null> = {
    present: await hashPassword('right', cost),
    unknown: null,
    cheap: await hashPassword('right', { N: 2 ** 7, r: 8, p: 1 }),
    unreadable: '-',
  };
  /**
   * CPU time of all threads in microseconds, minimum of five runs. Unlike elapsed time, other programs do not affect
   * it.
   */
  const workOf = async (hash: string | null): Promise<number> => {
    const works: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const before = process.cpuUsage();
      expect(await verifyPassword('wrong', hash, cost)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      works.push(user + system);
    }
    return Math.min(...works);
  };
  const usual = await workOf(kinds['present'] ?? null);
  for (const [kind, hash] of Object.entries(kinds)) {
    const share = (await workOf(hash)) / usual;
    expect(share, kind).toBeGreaterThan(0.5);
    expect(share, kind).toBeLessThan(2);
  }
});
