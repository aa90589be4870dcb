import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as afterWrites } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRequestLog } from './requestLog.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from './testing/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'request-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function entry(path: string) {
  return {
    time: '2026-11-21T10:00:00.000Z',
    method: 'GET',
    path,
    query: {},
    row: null,
    status: 200,
    ms: 1,
    account: null,
    credential: null,
    requestId: 'r',
    language: null,
    csrf: false,
    executed: true,
    answered: true,
    fault: null,
    body: null,
  };
}

describe('file', () => {
  test('numbering continues after a restart, even past a damaged line', () => {
    const path = join(folder, 'restart.jsonl');
    const first = openRequestLog(path);
    first.append(entry('/a'));
    first.append(entry('/b'));
    first.close();
    appendFileSync(path, '{"seq":3,"ti');
    const second = openRequestLog(path);
    expect(second.last()).toBe(2);
    second.append(entry('/c'));
    second.close();
    const third = openRequestLog(path);
    expect(third.since(1).map(({ seq, path: at }) => [seq, at])).toEqual([
      [2, '/b'],
      [3, '/c'],
    ]);
    expect(third.since(3)).toEqual([]);
    third.close();
  });

  test('a full disk loses entries of the file, is reported once, and damages no later ones', async () => {
    const warnings = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const path = join(folder, 'full.jsonl');
    let room = 100;
    const log = openRequestLog(path, (descriptor, bytes) => {
      if (room === 0) throw new Error('ENOSPC: no space left on device, write');
      const fitting = Buffer.from(bytes as Buffer).subarray(0, room);
      room -= fitting.length;
      return writeSync(descriptor, fitting);
    });
    for (const at of ['/cut', '/lost', '/also-lost']) {
      log.append(entry(at));
      await afterWrites();
    }
    room = Infinity;
    log.append(entry('/kept'));
    log.close();
    expect(log.since(0).map(({ path: at }) => at)).toEqual(['/cut', '/lost', '/also-lost', '/kept']);
    expect(warnings.mock.calls).toEqual([['The log of requests cannot be written: the disk is full.']]);
    const again = openRequestLog(path);
    expect(again.since(0).map(({ seq, path: at }) => [seq, at])).toEqual([[4, '/kept']]);
    again.close();
  });

  test('a file that has grown too long is rotated, and numbering continues', () => {
    const path = join(folder, 'long.jsonl');
    const line = `${JSON.stringify({ seq: 7, ...entry('/x'.repeat(500_000)) })}\n`;
    writeFileSync(path, line.repeat(70));
    const log = openRequestLog(path);
    log.append(entry('/next'));
    expect(log.last()).toBe(8);
    log.close();
    expect(readFileSync(path, 'utf8')).toContain('"seq":8');
    expect(readFileSync(`${path}.old`, 'utf8').length).toBe(line.length * 70);
  });

  test('a file that is too long for a string is rotated too', () => {
    const path = join(folder, 'huge.jsonl');
    writeFileSync(path, '');
    truncateSync(path, 600 * 1024 * 1024);
    appendFileSync(path, `\n${JSON.stringify({ seq: 7, ...entry('/a') })}\n`);
    const log = openRequestLog(path);
    expect(log.last()).toBe(7);
    log.close();
  });

  test('a file that grows too long is rotated while it is written', async () => {
    const path = join(folder, 'growing.jsonl');
    const log = openRequestLog(path);
    for (let count = 0; count < 70; count += 1) log.append(entry('/x'.repeat(500_000)));
    await afterWrites();
    log.close();
    expect(statSync(`${path}.old`).size).toBeGreaterThan(70_000_000);
    const next = openRequestLog(path);
    next.append(entry('/next'));
    next.close();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ seq: 71, path: '/next' });
  });
});

describe('entries', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  }, START_WITHIN);

  test('contain no token and no body of sign-in calls, but bodies of other writes', async () => {
    const token = await server.signUp('anna@acme.com');
    await server.call('POST', '/auth/login', { body: { email: 'anna@acme.com', password: TEST_PASSWORD } });
    await server.call('POST', '/auth/tokens', { token, body: { name: 'x', expiresInDays: 1, scopes: ['read'] } });
    const csrf = await server.csrf(token);
    await server.call('PUT', '/account/locale', { token, csrf, body: { locale: 'fr' } });
    await server.call('GET', `/account/leads?token=${token}&code=one-time-code&pageSize=5`, { token });
    const text = JSON.stringify(server.requestLog.since(0));
    for (const secret of [TEST_PASSWORD, token, csrf, 'one-time-code']) expect(text).not.toContain(secret);
    expect(server.requestLog.since(0).slice(-2)).toMatchObject([
      { method: 'PUT', path: '/account/locale', csrf: true, executed: true, body: { locale: 'fr' }, row: 'RST-59' },
      { method: 'GET', query: { token: 'omitted', code: 'omitted', pageSize: '5' }, status: 422, executed: false },
    ]);
  });

  test('equal credentials have equal fingerprints', async () => {
    const [first, second] = [await server.signUp('bo@acme.com'), await server.signUp('cy@acme.com')];
    for (const token of [first, second, first]) await server.call('GET', '/account/', { token });
    const prints = server.requestLog
      .since(0)
      .slice(-3)
      .map(({ credential }) => credential);
    expect(prints[0]).toBe(prints[2]);
    expect(prints[0]).not.toBe(prints[1]);
  });

  test('exclude control calls and pages', async () => {
    const before = server.requestLog.last();
    for (const url of ['/control', '/control/requests', '/healthz', '/docs', '/openapi.json']) {
      await server.call('GET', url);
    }
    expect(server.requestLog.last()).toBe(before);
  });

  test('can be read from a sequence number on', async () => {
    await server.call('GET', '/prices/');
    const { body } = await server.call('POST', '/control/requests/mark');
    await server.call('GET', '/prices/');
    await server.call('GET', '/csrf');
    const read = async (query: string) =>
      ((await server.call('GET', `/control/requests${query}`)).body as { requests: { path: string }[] }).requests.map(
        ({ path }) => path,
      );
    expect(await read('')).toEqual(['/prices/', '/csrf']);
    expect(await read('?path=csrf')).toEqual(['/csrf']);
    expect(await read(`?since=${(body as { last: number }).last - 1}`)).toEqual(['/prices/', '/prices/', '/csrf']);
  });
});
