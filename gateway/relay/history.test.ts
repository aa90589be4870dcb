import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectionOverHistory } from './history.ts';
import type { HistoryConnection, HistoryRequest, ReadPart } from './history.ts';
import { byTime, positionBefore, writeHistoryCursor } from './historyCursor.ts';
import type { Dated } from './historyCursor.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');
function uuid(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}
function dated(n: number, at: number): Dated {
  return { uuid: uuid(n), createdAt: new Date(START + at).toISOString() };
}

type Part = HistoryConnection<Dated, null>;

/** An in-memory history, read like the upstream's; `order` sorts the items of one millisecond. */
function historyOf(items: readonly Dated[], order: (a: Dated, b: Dated) => number = byTime) {
  const sorted = items.toSorted(order);
  const requests: HistoryRequest[] = [];
  const read: ReadPart<Dated, null> = async (request) => {
    requests.push(request);
    const older = sorted.filter(
      (item) => request.before === null || Date.parse(item.createdAt) < Date.parse(request.before),
    );
    return { items: older.slice(-request.limit), firstAt: sorted[0]?.createdAt ?? null, extra: null };
  };
  return { read, requests };
}

test.each([{ last: 0 }, { last: 101 }, { last: 10, before: 'x' }, { last: 10, before: '' }])(
  '%j is refused',
  async (args) => {
    await expect(connectionOverHistory(args, historyOf([]).read)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  },
);

test('an empty history', async () => {
  expect(await connectionOverHistory({ last: 50 }, historyOf([]).read)).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    extra: null,
  });
});

test('the newest page is one read of exactly the requested size', async () => {
  const { read, requests } = historyOf([dated(1, 0), dated(2, 5), dated(3, 9)]);
  const part = await connectionOverHistory({ last: 2 }, read);
  expect(requests).toEqual([{ before: null, limit: 2 }]);
  expect(part.edges.map((edge) => edge.node.uuid)).toEqual([uuid(2), uuid(3)]);
  expect(part.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
});

test('a page that ends exactly at the first item has no previous page', async () => {
  const { read, requests } = historyOf([dated(1, 0), dated(2, 5)]);
  expect((await connectionOverHistory({ last: 2 }, read)).pageInfo.hasPreviousPage).toBe(false);
  expect(requests.length).toBe(2);
  const twins = historyOf([dated(1, 0), dated(2, 0)]);
  expect((await connectionOverHistory({ last: 1 }, twins.read)).pageInfo.hasPreviousPage).toBe(true);
});

test('everything before a single item (sent, pushed) is found from its cursor', async () => {
  const items = [dated(1, 0), dated(2, 5), dated(3, 5), dated(4, 9)];
  const before = writeHistoryCursor(positionBefore(dated(4, 9)));
  const part = await connectionOverHistory({ last: 10, before }, historyOf(items).read);
  expect(part.edges.map((edge) => edge.node.uuid)).toEqual([uuid(1), uuid(2), uuid(3)]);
  expect(part.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
});

describe('paging back', () => {
  // Few distinct milliseconds, so that most items share theirs with others.
  const times = fc.array(fc.nat({ max: 25 }), { maxLength: 150 }).filter((all) => {
    const counts = Map.groupBy(all, (at) => at);
    return [...counts.values()].every((same) => same.length <= 40);
  });

  test('any sequence of sizes shows every item once, whatever the order within a millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(
        times,
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }),
        fc.boolean(),
        async (all, sizes, isReversed) => {
          const items = all.map((at, index) => dated(index, at));
          const order = (a: Dated, b: Dated): number =>
            Date.parse(a.createdAt) - Date.parse(b.createdAt) || (isReversed ? -byTime(a, b) : byTime(a, b));
          const { read, requests } = historyOf(items, order);
          const walked: Dated[] = [];
          let before: string | null = null;
          for (let step = 0; ; step += 1) {
            expect(step).toBeLessThanOrEqual(items.length);
            requests.length = 0;
            const part: Part = await connectionOverHistory({ last: sizes[step % sizes.length] ?? 1, before }, read);
            expect(requests.length).toBeLessThanOrEqual(2);
            const nodes = part.edges.map((edge) => edge.node);
            expect(nodes).toEqual(nodes.toSorted(byTime));
            walked.unshift(...nodes);
            expect(part.pageInfo.hasPreviousPage).toBe(walked.length < items.length);
            if (!part.pageInfo.hasPreviousPage) break;
            before = part.pageInfo.startCursor;
          }
          expect(walked.toSorted(byTime)).toEqual(items.toSorted(byTime));
          expect(walked.map((item) => item.createdAt)).toEqual(items.toSorted(byTime).map((item) => item.createdAt));
        },
      ),
      { seed: 20_261_121, numRuns: 150 },
    );
  });

  test('the largest page after a cursor is one read, without the item of the cursor', async () => {
    const { read, requests } = historyOf(Array.from({ length: 300 }, (_, index) => dated(index, index)));
    const newest = await connectionOverHistory({ last: 100 }, read);
    const older = await connectionOverHistory({ last: 100, before: newest.pageInfo.startCursor }, read);
    expect(requests).toHaveLength(2);
    expect(older.edges).toHaveLength(99);
    expect(older.pageInfo.hasPreviousPage).toBe(true);
  });

  test('a new item between two reads changes nothing', async () => {
    const items = Array.from({ length: 30 }, (_, index) => dated(index, index));
    const newest = await connectionOverHistory({ last: 10 }, historyOf(items).read);
    const later = historyOf([...items, dated(99, 99)]);
    const older = await connectionOverHistory({ last: 10, before: newest.pageInfo.startCursor }, later.read);
    expect(older.edges.map((edge) => edge.node)).toEqual(items.slice(10, 20));
  });

  test('paging passes a millisecond with more items than the largest page', async () => {
    const items = [dated(1, 0), dated(2, 1), ...Array.from({ length: 130 }, (_, index) => dated(100 + index, 5))];
    const { read } = historyOf(items);
    const shown = new Set<string>();
    let before: string | null = null;
    for (let hasMore = true, step = 0; hasMore; step += 1) {
      expect(step).toBeLessThan(10);
      const part: Part = await connectionOverHistory({ last: 100, before }, read);
      for (const edge of part.edges) shown.add(edge.node.uuid);
      hasMore = part.pageInfo.hasPreviousPage;
      before = part.pageInfo.startCursor;
    }
    expect(shown.has(uuid(1)) && shown.has(uuid(2))).toBe(true);
    expect(shown.size).toBe(102);
  });
});
