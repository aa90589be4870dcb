import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

/** The line logged by `write`, parsed. */
function lineOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('secrets are never written', () => {
  const names = ['authorization', 'cookie', 'token', 'password'];
  test.each(names)('redacts %s', (name) => {
    const secret = 'do-not-write-me';
    const fields = { [name]: secret, inner: { [name]: secret, kept: 1 }, kept: 2 };
    const line = lineOf((log) => log.info(fields, 'text'));
    expect(line).toMatchObject({
      [name]: '[redacted]',
      inner: { [name]: '[redacted]', kept: 1 },
      kept: 2,
      msg: 'text',
    });
    expect(fields.inner).toEqual({ [name]: secret, kept: 1 });
  });
  test('nor in the bindings of a child logger', () => {
    expect(lineOf((log) => log.child({ token: 'do-not-write-me', requestId: 'r' }).warn('text'))).toMatchObject({
      token: '[redacted]',
      requestId: 'r',
    });
  });
});

test('a line has its level, time and fields', () => {
  const line = lineOf((log) => log.info({ requestId: 'r', path: ['a', 0], upstream: { status: 404 } }, 'text'));
  expect(line).toMatchObject({ level: 'info', requestId: 'r', path: ['a', 0], upstream: { status: 404 } });
  expect(new Date(String(line['time'])).toISOString()).toBe(line['time']);
});

test.runIf(existsSync('/dev/full'))('a full disk neither ends the process nor keeps it from ending', () => {
  const program = `
    import { createLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))};
    const log = createLog('info');
    log.info('before');
    setTimeout(() => { log.info('after'); process.exit(0); }, 600);`;
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
