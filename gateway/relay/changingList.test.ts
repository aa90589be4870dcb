import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBase64Url } from './base64url.ts';
import { connectionOverPages } from './connection.ts';
import type { Connection, NumberedList } from './connection.ts';
import { positionBehind, readCursor, writeCursor } from './pageCursor.ts';

function rowsFrom(number: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `row ${String(number + index).padStart(8, '0')}`);
}

/** A list that changes while it is read: `beforeRead` is called before each response. */
class ChangingList implements NumberedList<string, string, null> {
  readonly name = 'agencies';
  rows: readonly string[];
  reads = 0;
  readonly #beforeRead: (list: ChangingList) => void;
  readonly keyOf = (row: string): string => row;
  readonly toNode = (row: string): string => row;

  constructor(rows: readonly string[], beforeRead: (list: ChangingList) => void = () => undefined) {
    this.rows = rows;
    this.#beforeRead = beforeRead;
  }

  readonly read: NumberedList<string, string, null>['read'] = async ({ pageNumber, pageSize }) => {
    this.reads += 1;
    // Of two concurrent reads, either one may be answered first.
    if (this.reads % 3 === 0) await Promise.resolve();
    this.#beforeRead(this);
    const start = (pageNumber - 1) * pageSize;
    return { items: this.rows.slice(start, start + pageSize), total: this.rows.length, extra: null };
  };

  page(first: number, after: string | null): Promise<Connection<string, null>> {
    return connectionOverPages({ first, after }, this);
  }

  remove(removed: readonly string[]): void {
    this.rows = this.rows.filter((row) => !removed.includes(row));
  }
}

test.each([1, 7, 20, 100])(
  'a tool that removes all %i rows of each page before it reads the next one skips none',
  async (first) => {
    const rows = rowsFrom(0, 250);
    const list = new ChangingList(rows);
    const walked: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await list.page(first, after);
      walked.push(...nodes);
      list.remove(nodes);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(walked.filter((row, index) => walked.indexOf(row) === index)).toEqual(rows);
  },
);

test('any number of rows may arrive above between two pages', async () => {
  const rows = rowsFrom(1_000, 300);
  const list = new ChangingList(rows);
  const { pageInfo } = await list.page(100, null);
  list.rows = [...rowsFrom(0, 500), ...rows];
  expect((await list.page(100, pageInfo.endCursor)).nodes).toEqual(rows.slice(100, 200));
});

test('rows that arrive hide those that are removed from the length: some are repeated, but none skipped', async () => {
  const rows = rowsFrom(1_000, 60);
  const list = new ChangingList(rows);
  const { nodes, pageInfo } = await list.page(10, null);
  list.remove(nodes);
  list.rows = [...rowsFrom(0, 10), ...list.rows];
  const next = await list.page(20, pageInfo.endCursor);
  expect(next.nodes.filter((row) => row >= 'row 00001')).toEqual(rows.slice(10, 27));
});

test('rows added or removed above between the responses of the upstream are neither repeated nor skipped', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 5, max: 100 }),
      fc.array(fc.integer({ min: -400, max: 3_000 }), { minLength: 50, maxLength: 100 }),
      async (first, changes) => {
        const lasting = rowsFrom(1_000_000, 400);
        const walked: string[] = [];
        let arrived = 0;
        // Negative: a row arrives. Below the number of rows walked: that one is removed. Else nothing changes.
        const change = (list: ChangingList): void => {
          const next = changes[list.reads % changes.length] ?? 0;
          const removed = walked[next];
          if (next < 0) list.rows = [...rowsFrom((arrived += 1), 1), ...list.rows];
          else if (removed !== undefined) list.remove([removed]);
        };
        const list = new ChangingList(lasting, change);
        for (let after: string | null = null; ;) {
          const { nodes, pageInfo } = await list.page(first, after);
          walked.push(...nodes);
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor;
        }
        expect(new Set(walked).size).toBe(walked.length);
        expect(walked.filter((row) => lasting.includes(row))).toEqual(lasting);
      },
    ),
    { seed: 20_261_127, numRuns: 150 },
  );
});

test('a cursor without the length of the list, as in events, is read', async () => {
  const rows = rowsFrom(0, 40);
  const position = positionBehind(rows, 9, 0);
  const cursor = writeCursor('agencies', position);
  expect(readCursor('agencies', cursor)).toEqual(position);
  expect((await new ChangingList(rows).page(10, cursor)).nodes).toEqual(rows.slice(10, 20));
  for (const text of ['p2a:9', 'p2a:9:x', 'p2a:9:-1', 'p2a:9:40:a:b:c:d', 'p3a:9:40']) {
    expect(readCursor('agencies', toBase64Url(text))).toBeNull();
  }
});

test('a cursor of one list is refused by the others, one from before lists had marks by none', () => {
  const [one, two, three] = [
    { offset: 1, anchors: [], after: 'a' },
    { offset: 1, anchors: ['a'], total: 2 },
    { offset: 1, anchors: ['a'] },
  ];
  for (const position of [one, two, three]) {
    const cursor = writeCursor('leads', position);
    expect(readCursor('leads', cursor)).toEqual(position);
    for (const other of ['agencies', 'chats', 'reviewableLeads'] as const) expect(readCursor(other, cursor)).toBeNull();
  }
  for (const [text, position] of [
    ['k1:1:a', one],
    ['p2:1:2:a', two],
    ['p1:1:a', three],
  ] as const) {
    for (const list of ['leads', 'agencies'] as const) expect(readCursor(list, toBase64Url(text))).toEqual(position);
  }
});
