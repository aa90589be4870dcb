import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireImage } from '../contract/images.ts';
import { testImage, uploadForm } from '../files/testing/testImages.ts';
import { insertAgency } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
let png: Buffer;
let accounts = 0;

beforeAll(async () => {
  server = await startTestServer();
  png = await testImage('png');
}, START_WITHIN);

/** A paid account with a published agency. */
async function owner(): Promise<{ readonly token: string; readonly alias: string }> {
  accounts += 1;
  const email = `owner-${accounts}@acme.com`;
  const credential = await server.signUp(email);
  const { id } = await server.db
    .updateTable('accounts')
    .set({ subscription_status: 'paid' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { alias } = await insertAgency(server.db, `Agency ${accounts}`, { account_id: id });
  return { token: credential, alias: alias ?? '' };
}

let alias: string;
beforeEach(async () => {
  ({ token, alias } = await owner());
});

type Kind = 'awards' | 'logotypes';
const KINDS: readonly Kind[] = ['awards', 'logotypes'];

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  return await server.call(method, `/profile/${path}`, { token, body });
}

/** Unwraps a list of images: those of client logos are wrapped in an object, those of awards are not. */
function images(kind: Kind, body: unknown): WireImage[] {
  return kind === 'awards' ? (body as WireImage[]) : (body as { data: WireImage[] }).data;
}

async function list(kind: Kind): Promise<WireImage[]> {
  return images(kind, (await call('GET', kind)).body);
}

async function add(kind: Kind, alt: string, bytes = png): Promise<WireImage> {
  const { status, body } = await call('POST', kind, uploadForm(bytes, { alt }));
  expect(status).toBe(201);
  return body as WireImage;
}

describe.each(KINDS)('%s', (kind) => {
  const alts = async () => (await list(kind)).map(({ alt }) => alt);

  test('can be removed while the agency is blocked because of them (ACC-16)', async () => {
    const { id } = await add(kind, 'Without permission');
    const block = { status: 'blocked', block_reason: 'Without permission' } as const;
    await server.db.updateTable('agencies').set(block).where('alias', '=', alias).execute();
    expect((await call('DELETE', `${kind}?ids=${id}`)).status).toBe(204);
    expect(await list(kind)).toEqual([]);
  });

  test('are appended, shown on the page and served unchanged (RST-16, RST-17, RST-20, RST-21)', async () => {
    expect(await list(kind)).toEqual([]);
    const jpeg = await testImage('jpeg');
    const first = await add(kind, ' First\u0000 ', jpeg);
    const second = await add(kind, 'Second', png);
    expect([first.alt, second.alt]).toEqual(['First', 'Second']);
    expect(await list(kind)).toEqual([first, second]);
    expect((await server.call('GET', `/agencies/${alias}`)).body).toMatchObject({ [kind]: [first, second] });
    expect((await call('GET', 'additional-info')).body).toMatchObject({ data: { [kind]: [first, second] } });
    const served = await fetch(new URL(first.url, await address()));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await served.arrayBuffer()).equals(jpeg)).toBe(true);
  });

  test('change their texts only by the change call, all or none (RST-18, RST-22, VAL-31)', async () => {
    const [a, b, c] = [await add(kind, 'a'), await add(kind, 'b'), await add(kind, 'c')];
    const changed = await call('PUT', kind, [
      { id: c.id, alt: ' C ' },
      { id: a.id, alt: 'A' },
    ]);
    expect(changed.status).toBe(200);
    expect(images(kind, changed.body).map(({ alt }) => alt)).toEqual(['A', 'b', 'C']);
    const missing = [
      { id: b.id, alt: 'B' },
      { id: 999_999, alt: 'x' },
    ];
    expect(await call('PUT', kind, missing)).toMatchObject({ status: 404, body: { code: 'IMAGE_NOT_FOUND' } });
    expect(await alts()).toEqual(['A', 'b', 'C']);
  });

  test('can be reordered among their places (EXT-16)', async () => {
    const [a, b, c, d] = [await add(kind, 'a'), await add(kind, 'b'), await add(kind, 'c'), await add(kind, 'd')];
    const moved = await call('PUT', `${kind}/order`, { ids: [d.id, b.id, a.id] });
    expect(images(kind, moved.body).map(({ alt }) => alt)).toEqual(['d', 'b', 'c', 'a']);
    expect(await alts()).toEqual(['d', 'b', 'c', 'a']);
    expect((await call('PUT', `${kind}/order`, { ids: [c.id, 999_999] })).status).toBe(404);
    expect((await call('PUT', `${kind}/order`, { ids: [c.id, c.id] })).status).toBe(422);
    await add(kind, 'e');
    expect(await alts()).toEqual(['d', 'b', 'c', 'a', 'e']);
  });

  test('are removed by a list of ids, all or none (RST-19, RST-23)', async () => {
    const [a, b, c] = [await add(kind, 'a'), await add(kind, 'b'), await add(kind, 'c')];
    expect((await call('DELETE', `${kind}?ids=${a.id},999999`)).status).toBe(404);
    expect(await alts()).toEqual(['a', 'b', 'c']);
    expect((await call('DELETE', `${kind}?ids=${c.id},${a.id},${a.id}`)).status).toBe(204);
    expect(await list(kind)).toEqual([b]);
    expect((await call('DELETE', `${kind}?ids=`)).status).toBe(422);
  });

  test('are limited to 35 (VAL-33)', async () => {
    const { id } = await server.db
      .selectFrom('agencies')
      .select('id')
      .where('alias', '=', alias)
      .executeTakeFirstOrThrow();
    const row = { agency_id: id, kind: kind === 'awards' ? 'award' : 'logotype', alt: '', file: 'x.png' } as const;
    const rows = Array.from({ length: 34 }, (_, position) => ({ ...row, position }));
    await server.db.insertInto('agency_images').values(rows).execute();
    await add(kind, 'the 35th');
    expect(await call('POST', kind, uploadForm(png, { alt: 'the 36th' }))).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_IMAGES' },
    });
    expect((await alts()).at(-1)).toBe('the 35th');
  });

  test('of another agency are not found, and changes require a subscription (ACC-03)', async () => {
    const { id } = await add(kind, 'mine');
    const mine = token;
    const attempts = async () => [
      (await call('PUT', kind, [{ id, alt: 'x' }])).status,
      (await call('PUT', `${kind}/order`, { ids: [id] })).status,
      (await call('DELETE', `${kind}?ids=${id}`)).status,
    ];
    ({ token } = await owner());
    expect(await attempts()).toEqual([404, 404, 404]);
    token = await server.signUp(`free-${accounts}@acme.com`);
    expect([...(await attempts()), (await call('POST', kind, uploadForm(png, { alt: 'x' }))).status]).toEqual([
      403, 403, 403, 403,
    ]);
    token = mine;
    expect(await alts()).toEqual(['mine']);
  });
});

describe('stored files', () => {
  const isServed = async (url: string) => (await server.call('GET', url)).status === 200;

  test('are deleted with the last image or logo that uses them', async () => {
    const bytes = await testImage('png', { red: 11 });
    const { id, url } = await add('awards', 'a', bytes);
    const twin = await add('logotypes', 'b', bytes);
    expect(twin.url).toBe(url);
    await call('POST', 'logo', uploadForm(bytes));
    await call('DELETE', `awards?ids=${id}`);
    await call('DELETE', `logotypes?ids=${twin.id}`);
    expect(await isServed(url)).toBe(true);
    await call('DELETE', 'logo');
    expect(await isServed(url)).toBe(false);
  });

  test('are kept if the image cannot be deleted', async () => {
    const { id, url } = await add('awards', 'kept', await testImage('png', { red: 13 }));
    // The database refuses at the very end, when the transaction is committed.
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
      server.db,
    );
    await sql`create constraint trigger refused after delete on agency_images deferrable initially deferred
      for each row execute function refuse()`.execute(server.db);
    expect((await call('DELETE', `awards?ids=${id}`)).status).toBe(500);
    await sql`drop function refuse cascade`.execute(server.db);
    expect((await list('awards')).map((image) => image.id)).toEqual([id]);
    expect(await isServed(url)).toBe(true);
  });

  test('of other agencies are kept', async () => {
    const bytes = await testImage('png', { red: 12 });
    const { id, url } = await add('awards', 'mine', bytes);
    const mine = token;
    ({ token } = await owner());
    await add('awards', 'theirs', bytes);
    token = mine;
    await call('DELETE', `awards?ids=${id}`);
    expect(await isServed(url)).toBe(true);
  });
});

let listening: Promise<string> | undefined;
async function address(): Promise<string> {
  return await (listening ??= server.listen());
}
