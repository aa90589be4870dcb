import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { answerErrors } from './errors.ts';
import { logOptions } from './logOptions.ts';
import { closeAfterFile } from './testing/openTestServers.ts';
import { START_WITHIN } from './testing/testServer.ts';

test(
  'a failed query is logged with its text and code, and without its values or rows',
  { timeout: START_WITHIN },
  async () => {
    const { db, close } = await openTestDatabase();
    closeAfterFile(close);
    const stream = new PassThrough({ encoding: 'utf8' });
    const app = Fastify({ logger: { ...logOptions('error'), stream } });
    answerErrors(app);
    const insert = async () =>
      await sql`insert into settings (name, value) values (${'ann@private.example'}, ${'"secret"'})`.execute(db);
    app.post('/', insert);
    await insert();
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(500);
    const line = String(stream.read());
    expect(JSON.parse(line)).toMatchObject({
      err: { code: '23505', message: expect.stringContaining('settings') as string },
    });
    expect(line).not.toMatch(/private|secret/);
    await app.close();
  },
);

test.runIf(existsSync('/dev/full'))('a full disk neither ends the process nor keeps it from ending', () => {
  const program = `
    import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
    import { logOptions } from ${JSON.stringify(import.meta.resolve('./logOptions.ts'))};
    const { stream, ...options } = logOptions('warn');
    const log = pino(options, stream);
    log.warn('before');
    setTimeout(() => { log.warn('after'); process.exit(0); }, 300);`;
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, '']);
});
