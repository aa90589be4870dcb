import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectionOverPages } from './connection.ts';
import type { Connection, NumberedList, PageArgs } from './connection.ts';
import type { PageRequest } from './pageWindow.ts';

/** An in-memory list, read like the upstream's lists; `waves` holds the requests that were concurrent. */
function listOf(items: string[]) {
  const waves: PageRequest[][] = [];
  let open = false;
  const list: NumberedList<string, string, null> = {
    name: 'agencies',
    async read(request) {
      if (!open) {
        waves.push([]);
        open = true;
        queueMicrotask(() => {
          open = false;
        });
      }
      waves.at(-1)?.push(request);
      const start = (request.pageNumber - 1) * request.pageSize;
      return { items: items.slice(start, start + request.pageSize), total: items.length, extra: null };
    },
    keyOf: (item) => item,
    toNode: (item) => item,
  };
  return { list, waves };
}

function uuid(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}
function uuids(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => uuid(from + index));
}

function page(items: string[], args: PageArgs) {
  return connectionOverPages(args, listOf(items).list);
}

describe('invalid arguments', () => {
  test.each([
    { first: 0 },
    { first: 101 },
    { first: 10, page: 2, after: 'x' },
    { first: 10, after: '' },
    { first: 10, after: 'bm9uc2Vuc2U' },
  ])('%j is refused', async (args) => {
    await expect(page(uuids(3), args)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each([0, 10_000_001])('page %i is refused with the range, whose end is allowed', async (number) => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'page must be 1 to 10000000.' };
    await expect(page(uuids(3), { first: 10, page: number })).rejects.toMatchObject(refusal);
    expect((await page(uuids(3), { first: 10, page: 10_000_000 })).nodes).toEqual([]);
  });
});

describe('numbered pages', () => {
  test('one upstream page each, always with its size', async () => {
    const { list, waves } = listOf(uuids(35));
    const third = await connectionOverPages({ first: 10, page: 3 }, list);
    expect(waves).toEqual([[{ pageNumber: 3, pageSize: 10 }]]);
    expect(third.nodes).toEqual(uuids(10, 20));
    expect(third).toMatchObject({
      page: 3,
      pages: 4,
      totalCount: 35,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  test('the cursors of pageCursors lead to the same rows as page numbers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat({ max: 30 }),
        async (count, first, extra) => {
          const items = uuids(count);
          const seen = await page(items, { first, page: 1 + extra });
          const { first: head, last, previous, next, around } = seen.pageCursors;
          expect(around.filter((link) => link.isCurrent).length).toBe(1 + extra <= seen.pages ? 1 : 0);
          expect(around.length).toBe(Math.min(5, seen.pages));
          for (const link of [head, previous, ...around, next, last]) {
            if (link === null) continue;
            const { list, waves } = listOf(items);
            const byCursor = await connectionOverPages({ first, after: link.cursor }, list);
            const byNumber = await page(items, { first, page: link.page });
            expect(byCursor).toEqual(byNumber);
            expect(waves.flat().length).toBe(1);
          }
        },
      ),
      { seed: 20_261_121, numRuns: 60 },
    );
  });

  test('links: first and last only outside the window, neighbors always', async () => {
    const { pageCursors } = await page(uuids(200), { first: 10, page: 10 });
    expect(pageCursors.around.map((link) => link.page)).toEqual([8, 9, 10, 11, 12]);
    expect([
      pageCursors.first?.page,
      pageCursors.previous?.page,
      pageCursors.next?.page,
      pageCursors.last?.page,
    ]).toEqual([1, 9, 11, 20]);
    const beyond = await page(uuids(25), { first: 10, page: 9 });
    expect(beyond).toMatchObject({
      edges: [],
      page: 9,
      pages: 3,
      totalCount: 25,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    expect(beyond.pageCursors).toMatchObject({ first: null, previous: { page: 3 }, next: null, last: null });
    const empty = await page([], { first: 10 });
    expect(empty.pageCursors).toEqual({ first: null, previous: null, around: [], next: null, last: null });
    expect(empty.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null });
  });
});

describe('pages after a cursor', () => {
  test('any sequence of sizes walks the list without repeats or gaps, with at most two concurrent upstream pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 500 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 }),
        async (count, sizes) => {
          const items = uuids(count);
          const { list, waves } = listOf(items);
          const walked: string[] = [];
          let after: string | null = null;
          for (let step = 0; ; step += 1) {
            expect(step).toBeLessThanOrEqual(count);
            const first = sizes[step % sizes.length] ?? 1;
            const part: Connection<string, null> = await connectionOverPages({ first, after }, list);
            expect(part.pageInfo.hasPreviousPage).toBe(walked.length > 0);
            expect(part.page).toBe(Math.floor(walked.length / first) + 1);
            walked.push(...part.nodes);
            expect(waves.length).toBe(1);
            expect(waves.splice(0)[0]?.length).toBeLessThanOrEqual(2);
            if (!part.pageInfo.hasNextPage) break;
            expect(part.nodes.length).toBe(first);
            after = part.pageInfo.endCursor;
          }
          expect(walked).toEqual(items);
        },
      ),
      { seed: 20_261_121, numRuns: 60 },
    );
  });

  test('any edge can be continued from', async () => {
    const items = uuids(60);
    const { edges } = await page(items, { first: 30, page: 1 });
    for (const [index, edge] of edges.entries()) {
      const behind = await page(items, { first: 7, after: edge.cursor });
      expect(behind.nodes).toEqual(items.slice(index + 1, index + 8));
    }
  });

  /** Rows are added and removed anywhere before the cursor, but the last one seen stays. */
  const change = fc.record({
    insertions: fc.array(fc.nat({ max: 1_000 }), { maxLength: 24 }),
    removals: fc.array(fc.nat({ max: 1_000 }), { maxLength: 24 }),
  });

  test('removing and inserting rows above never repeats or skips a row', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.record({ first: fc.integer({ min: 1, max: 100 }), change }), { minLength: 1, maxLength: 12 }),
        async (count, steps) => {
          const lasting = uuids(count);
          let items = [...lasting];
          let fresh = 1_000_000;
          const walked: string[] = [];
          let after: string | null = null;
          for (let step = 0; ; step += 1) {
            expect(step).toBeLessThanOrEqual(count);
            const { first, change: next } = steps[step % steps.length] ?? {
              first: 100,
              change: { insertions: [], removals: [] },
            };
            const { list, waves } = listOf(items);
            const part: Connection<string, null> = await connectionOverPages({ first, after }, list);
            expect(Math.max(...waves.map((wave) => wave.length))).toBeLessThanOrEqual(2);
            walked.push(...part.nodes);
            if (!part.pageInfo.hasNextPage) break;
            after = part.pageInfo.endCursor;
            const end = items.indexOf(walked.at(-1) ?? '');
            for (const place of next.insertions) items.splice(place % (end + 1), 0, uuid((fresh += 1)));
            const bound = walked.at(-1) ?? '';
            for (const place of next.removals) {
              const above = items.indexOf(bound);
              if (above > 0) items.splice(place % above, 1);
            }
            items = [...items];
          }
          // Rows that existed throughout are shown exactly once, in order.
          expect(new Set(walked).size).toBe(walked.length);
          expect(walked.filter((key) => lasting.includes(key))).toEqual(lasting);
        },
      ),
      { seed: 20_261_121, numRuns: 150 },
    );
  });

  test('when the anchor row is gone, its predecessor says where to continue', async () => {
    const items = uuids(40);
    const { pageInfo } = await page(items, { first: 10 });
    const left = items.toSpliced(9, 1);
    expect((await page(left, { first: 10, after: pageInfo.endCursor })).nodes).toEqual(items.slice(10, 20));
    // All three anchor rows are gone: the offset takes over, without a gap.
    const fewer = items.toSpliced(7, 3);
    expect((await page(fewer, { first: 10, after: pageInfo.endCursor })).nodes).toEqual(items.slice(10, 20));
  });

  test('when the anchor row has jumped to the top, its predecessor says where to continue', async () => {
    const items = uuids(40);
    const { pageInfo } = await page(items, { first: 10 });
    const moved = [uuid(9), ...items.toSpliced(9, 1)];
    expect((await page(moved, { first: 10, after: pageInfo.endCursor })).nodes).toEqual(items.slice(10, 20));
  });

  test('fifty rows inserted above are handled with two reads around the old position', async () => {
    const items = uuids(400);
    const { pageInfo } = await page(items, { first: 10, page: 12 });
    const { list, waves } = listOf([...uuids(50, 5_000), ...items]);
    expect((await connectionOverPages({ first: 10, after: pageInfo.endCursor }, list)).nodes).toEqual(
      items.slice(120, 130),
    );
    expect(waves.map((wave) => wave.length)).toEqual([1, 2]);
  });

  test('an upstream that returns more rows than requested is an error', async () => {
    const list: NumberedList<string, string, null> = {
      name: 'agencies',
      read: async () => ({ items: uuids(11), total: 11, extra: null }),
      keyOf: (item) => item,
      toNode: (item) => item,
    };
    await expect(connectionOverPages({ first: 10 }, list)).rejects.toMatchObject({ kind: 'badResponse' });
  });
});
