import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';
import { stateOfProcess } from './processStart.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a process that runs until killed, and returns its first output. */
async function startOther(script: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

function startOf(id: number): string | null {
  const state = stateOfProcess(id);
  return state.isRunning ? state.start : null;
}

test('a folder has only one holder', async () => {
  const path = join(folder, 'held');
  const lock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow('already open in this process');
  lock.release();
  lock.release();
  (await lockFolder(path)).release();
});

test('only one of two concurrent requests gets the folder', async () => {
  const path = join(folder, 'asked-twice');
  const [first, second] = await Promise.allSettled([lockFolder(path), lockFolder(path)]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  if (first.status === 'fulfilled') first.value.release();
});

test('the lock names the process that holds the folder and its start time', async () => {
  const path = join(folder, 'written');
  const lock = await lockFolder(path);
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(`${process.pid} ${startOf(process.pid)}`);
  lock.release();
});

test('a folder held by another running process is refused, a stale lock is taken over', async () => {
  const path = join(folder, 'left');
  // The parent process is certainly running. Earlier versions stored no start time.
  for (const held of [`${process.ppid}`, `${process.ppid} ${startOf(process.ppid)}`]) {
    writeFileSync(`${path}.lock`, held);
    await expect(lockFolder(path, 0)).rejects.toThrow(`in use by process ${process.ppid}`);
  }
  for (const left of ['2147483646', '', String(process.pid)]) {
    writeFileSync(`${path}.lock`, left);
    (await lockFolder(path, 0)).release();
  }
});

test('one process at a time takes a lock over, also after one was killed doing so (S-07)', async () => {
  const path = join(folder, 'contended');
  writeFileSync(`${path}.lock`, '2147483646');
  mkdirSync(`${path}.lock.taking`);
  await expect(lockFolder(path, 0)).rejects.toThrow('in use by a process that is just starting');
  const locked = lockFolder(path, 60_000);
  utimesSync(`${path}.lock.taking`, 0, 0);
  (await locked).release();
  expect(existsSync(`${path}.lock.taking`)).toBe(false);
});

test('a lock is taken over when its process id belongs to another program (S-07)', async () => {
  const path = join(folder, 'reused');
  writeFileSync(`${path}.lock`, `${process.ppid} some other start`);
  (await lockFolder(path, 0)).release();
});

test('waits for a killed process that is still exiting (S-07)', async () => {
  const path = join(folder, 'ending');
  const { child } = await startOther('echo ready; exec sleep 600');
  writeFileSync(`${path}.lock`, `${child.pid} ${startOf(child.pid ?? 0)}`);
  const locked = lockFolder(path, 60_000);
  child.kill('SIGKILL');
  (await locked).release();
});

test('a zombie process does not hold the lock (S-07)', async () => {
  const path = join(folder, 'uncollected');
  // `exec` replaces the shell with `sleep`, which never reaps the exited child: it stays a zombie.
  const { said } = await startOther('true & echo $!; exec sleep 600');
  writeFileSync(`${path}.lock`, said);
  (await lockFolder(path, 60_000)).release();
});
