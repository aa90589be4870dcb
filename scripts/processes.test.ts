import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './freePort.mjs';
import { interruptible, run, Service } from './processes.mjs';

/** Records each start, then listens on PORT; GET /crash makes it exit with code 3. */
const program = `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
appendFileSync(process.env.STARTS, process.pid + '\\n');
createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  response.end('ok');
}).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

describe('Service', () => {
  let folder = '';
  let port = 0;
  const starts = (): string[] => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n');
  const service = (): Service =>
    new Service('service', [join(folder, 'server.mjs')], { PORT: String(port), STARTS: join(folder, 'starts') });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'service-'));
    writeFileSync(join(folder, 'server.mjs'), program);
    port = await freePort();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('restarts a crashed process and reports it', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const subject = service();
    await subject.start(`http://127.0.0.1:${port}/`);
    await fetch(`http://127.0.0.1:${port}/crash`).catch(() => null);
    await vi.waitFor(() => expect(starts()).toHaveLength(2), { timeout: 5_000 });
    expect(said).toHaveBeenCalledExactlyOnceWith('The service stopped unexpectedly (3); starting it again in 1 s.');
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200));
    await subject.stop();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('does not restart a stopped process', async () => {
    const subject = service();
    await subject.start(`http://127.0.0.1:${port}/`);
    await subject.stop();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(starts()).toHaveLength(1);
  });

  it('restarts a running process, but not one that is stopped meanwhile', async () => {
    const subject = service();
    await subject.start(`http://127.0.0.1:${port}/`);
    await subject.restart();
    await vi.waitFor(() => expect(starts()).toHaveLength(2), { timeout: 5_000 });
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200));
    await Promise.all([subject.restart(), subject.stop()]);
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'));
  });

  it('gives up if the process exits before it is ready', async () => {
    writeFileSync(join(folder, 'server.mjs'), 'process.exit(2);');
    await expect(service().start(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      'The service did not start (exit code 2).',
    );
  });
});

describe('run', () => {
  it('returns exit code and output', async () => {
    const { code, output } = await run(process.execPath, [
      '-e',
      'console.log("a"); console.error("b"); process.exit(4)',
    ]);
    expect(code).toBe(4);
    expect(output.split('\n').toSorted()).toEqual(['', 'a', 'b']);
  });

  it('treats a missing program as failed', async () => {
    expect(await run('no-such-program-here')).toMatchObject({ code: 127 });
  });
});

describe('interruptible', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'processes.mjs')).href;
  /** Runs a program that prints a line and ignores signals. */
  const endless = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); setInterval(() => {}, 1000); console.log('ready');`;
  const waiting = `
    import { interruptible, run } from ${JSON.stringify(module)};
    await interruptible(() => run(process.execPath, ['-e', ${JSON.stringify(endless)}], { inherit: true }));
  `;

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends on %s at once, and so does what it waits for', async (signal, code) => {
    const program = spawn(process.execPath, ['--input-type=module', '-e', waiting], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(program.stdout, 'data');
    program.kill(signal);
    // Its output is closed when the last process that can write to it has ended.
    expect(await once(program, 'close')).toEqual([code, null]);
  });

  it('returns the result of its work, and then leaves signals to others', async () => {
    const before = process.listenerCount('SIGINT');
    expect(await interruptible(async () => process.listenerCount('SIGINT'))).toBe(before + 1);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
