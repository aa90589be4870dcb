import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { giveAgency } from '../control/agencies.ts';
import { DAY, HOUR } from '../db/clock.ts';
import { insertAccount, insertAgency } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await insertAccount(server.db, { time_zone: 'Asia/Tokyo' });
  await insertAgency(server.db, 'Tokyo One', { account_id: owner.id });
  await insertAgency(server.db, 'Nobodys');
  await insertAgency(server.db, 'A Draft', { status: 'draft' });
}, START_WITHIN);

async function post(path: string, events: readonly object[]): Promise<number> {
  return (await server.call('POST', path, { body: { events } })).status;
}

async function days(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('agency_days')
    .innerJoin('agencies', 'agencies.id', 'agency_days.agency_id')
    .selectAll('agency_days')
    .select('agencies.alias')
    .select(({ cast, ref }) => cast<string>(ref('agency_days.day'), 'text').as('date'))
    .orderBy('alias')
    .orderBy('day')
    .execute();
  return rows.map(
    (row) => `${row.alias} ${row.date} ${row.impressions} ${row.page_views} ${row.website_clicks} ${row.link_clicks}`,
  );
}

test('an event counts once per view, on the owner’s day, only for agencies with a page (DIR-12)', async () => {
  const [view, other] = [randomUUID(), randomUUID()];
  const event = (alias: string, type: string, of = view) => ({ alias, type, view: of });
  const list = [
    event('tokyo-one', 'impression'),
    event('tokyo-one', 'impression'),
    event('nobodys', 'impression'),
    event('a-draft', 'impression'),
    event('no-such', 'impression'),
    event('\u0000', 'impression'),
  ];
  expect(await post('/agencies/events', list)).toBe(204);
  expect(await post('/agencies/events', list.toReversed())).toBe(204);
  const views = [
    { type: 'pageView', view: other },
    { type: 'websiteClick', view: other },
    { type: 'linkClick', view: other },
    { type: 'linkClick', view: randomUUID() },
  ];
  expect(await post('/agencies/tokyo-one/events', views)).toBe(204);
  expect(await days()).toEqual(['nobodys 2026-11-21 1 0 0 0', 'tokyo-one 2026-11-21 1 1 1 2']);
  // 15:30 UTC is the next day in Tokyo.
  server.clock.advance(5.5 * HOUR);
  expect(await post('/agencies/tokyo-one/events', [{ type: 'pageView', view: randomUUID() }])).toBe(204);
  expect((await days()).at(-1)).toBe('tokyo-one 2026-11-22 0 1 0 0');
});

test('concurrent events all count', async () => {
  const visit = async (aliases: readonly string[]): Promise<number> => {
    const view = randomUUID();
    return await post(
      '/agencies/events',
      aliases.map((alias) => ({ alias, type: 'websiteClick', view })),
    );
  };
  server.clock.advance(DAY);
  await Promise.all(
    Array.from(
      { length: 12 },
      async (_, index) => await visit(index % 2 === 0 ? ['tokyo-one', 'nobodys'] : ['nobodys', 'tokyo-one']),
    ),
  );
  expect((await days()).filter((day) => day.endsWith('0 0 12 0'))).toHaveLength(2);
});

test('a change of time zone reassigns the days of past events, including those counted meanwhile (EXT-13)', async () => {
  const owner = await insertAccount(server.db, { time_zone: 'Asia/Tokyo' });
  await insertAgency(server.db, 'On the Move', { account_id: owner.id });
  const visit = async (): Promise<number> =>
    await post('/agencies/on-the-move/events', [{ type: 'pageView', view: randomUUID() }]);
  const move = async (timeZone: string): Promise<void> => {
    await server.db.updateTable('accounts').set({ time_zone: timeZone }).where('id', '=', owner.id).execute();
  };
  server.clock.set(new Date('2027-03-01T16:20:00.000Z'));
  for (let count = 0; count < 3; count += 1) await visit();
  const own = async () => (await days()).filter((day) => day.startsWith('on-the-move'));
  expect(await own()).toEqual(['on-the-move 2027-03-02 0 3 0 0']);
  await move('America/St_Johns');
  expect(await own()).toEqual(['on-the-move 2027-03-01 0 3 0 0']);
  const zones = ['Pacific/Apia', 'America/St_Johns', 'Pacific/Apia', 'America/St_Johns'];
  for (const [round, zone] of zones.entries()) {
    await Promise.all(Array.from({ length: 20 }, async (_, index) => await (index === 10 ? move(zone) : visit())));
    const day = zone === 'Pacific/Apia' ? '2027-03-02' : '2027-03-01';
    expect(await own()).toEqual([`on-the-move ${day} 0 ${3 + 19 * (round + 1)} 0 0`]);
  }
});

test('a new owner sees earlier events by days in their own time zone', async () => {
  server.clock.set(new Date('2027-03-02T20:00:00.000Z'));
  await insertAgency(server.db, 'Given Away');
  await post('/agencies/given-away/events', [{ type: 'pageView', view: randomUUID() }]);
  const owner = await insertAccount(server.db, { time_zone: 'Asia/Tokyo' });
  await giveAgency(server, 'given-away', owner.id);
  expect((await days()).filter((day) => day.startsWith('given-away'))).toEqual(['given-away 2027-03-03 0 1 0 0']);
});

test('expired views are deleted', async () => {
  server.clock.advance(DAY + HOUR);
  await post('/agencies/nobodys/events', [{ type: 'pageView', view: randomUUID() }]);
  const kept = await server.db.selectFrom('counted_views').select('type').execute();
  expect(kept).toEqual([{ type: 'pageView' }]);
});

test('a page that is not public has no events, and invalid events are refused', async () => {
  const event = { type: 'pageView', view: randomUUID() };
  expect(await server.call('POST', '/agencies/a-draft/events', { body: { events: [event] } })).toMatchObject({
    status: 404,
    body: { code: 'AGENCY_NOT_FOUND' },
  });
  for (const wrong of [
    [],
    [{ ...event, view: 'x' }],
    [{ ...event, type: 'read' }],
    Array.from({ length: 101 }, () => event),
  ]) {
    expect(await post('/agencies/nobodys/events', wrong)).toBe(422);
  }
});
