import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { WireRequestEntry } from '../contract/faults.ts';
import { warn } from '../queue/worker.ts';

/** The append-only log of calls: a file of JSON lines, and the newest entries in memory. */
export interface RequestLog {
  append(entry: Omit<WireRequestEntry, 'seq'>): void;
  /** Entries after a sequence number, oldest first. */
  since(seq: number): readonly WireRequestEntry[];
  /** Sequence number of the newest entry; 0 if there is none. */
  last(): number;
  /** Flushes the buffer and closes the file. */
  close(): void;
}

const KEPT_IN_MEMORY = 100_000;
/** Size in bytes beyond which the file is rotated to `<file>.old`. */
const MAX_FILE = 64 * 1024 * 1024;
/** The end of a file that certainly contains a whole entry, in bytes. */
const TAIL = 4 * 1024 * 1024;

/**
 * Opens the log and continues its numbering. With null, it is kept in memory only. If the disk is full or fails later,
 * entries are missing in the file, and a process warning says so once. `write`: for tests.
 */
export function openRequestLog(path: string | null, write = writeSync): RequestLog {
  const entries = path === null ? [] : readEntries(path);
  let file = path === null ? null : openFile(path);
  let last = entries.at(-1)?.seq ?? 0;
  let held: string[] = [];

  let isFailing = false;

  // One write for all calls of an event loop iteration.
  const flush = (): void => {
    const text = held.join('');
    held = [];
    if (path === null || file === null || text === '') return;
    try {
      // Terminates a line left incomplete by a failure.
      const bytes = Buffer.from(isFailing ? `\n${text}` : text);
      const written = write(file.descriptor, bytes);
      file.size += written;
      if (written < bytes.length) throw new Error('the disk is full');
      if (file.size > MAX_FILE) {
        if (existsSync(path)) rotate(path);
        const next = openFile(path);
        closeSync(file.descriptor);
        file = next;
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) warn(`The log of requests cannot be written: ${error instanceof Error ? error.message : ''}.`);
      isFailing = true;
    }
  };

  return {
    append(call) {
      last += 1;
      const entry = { seq: last, ...call };
      entries.push(entry);
      if (entries.length > KEPT_IN_MEMORY * 1.1) entries.splice(0, entries.length - KEPT_IN_MEMORY);
      if (file === null) return;
      if (held.length === 0) setImmediate(flush);
      held.push(`${JSON.stringify(entry)}\n`);
    },
    since(seq) {
      // Numbers are consecutive, except for a gap left by a damaged line.
      const start = Math.max(0, entries.length - (last - seq));
      return entries.slice(start).filter((entry) => entry.seq > seq);
    },
    last: () => last,
    close() {
      flush();
      if (file !== null) closeSync(file.descriptor);
    },
  };
}

function openFile(path: string): { readonly descriptor: number; size: number } {
  const descriptor = openSync(path, 'a');
  const { size } = fstatSync(descriptor);
  // Terminates a line left incomplete by a killed process.
  if (size > 0) writeSync(descriptor, '\n');
  return { descriptor, size };
}

function rotate(path: string): void {
  renameSync(path, oldOf(path));
}

function oldOf(path: string): string {
  return `${path}.old`;
}

function readEntries(path: string): WireRequestEntry[] {
  if (existsSync(path) && statSync(path).size > MAX_FILE) rotate(path);
  const entries = existsSync(path) ? parseLines(readFileSync(path, 'utf8')).slice(-KEPT_IN_MEMORY) : [];
  if (entries.length > 0 || !existsSync(oldOf(path))) return entries;
  // Numbering continues after a rotation.
  return parseLines(readEnd(oldOf(path))).slice(-1);
}

/** The end of a file, which may be too long to be read as one string. */
function readEnd(path: string): string {
  const bytes = Buffer.alloc(TAIL);
  const descriptor = openSync(path, 'r');
  try {
    const length = readSync(descriptor, bytes, 0, TAIL, Math.max(0, fstatSync(descriptor).size - TAIL));
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Skips a line left incomplete by a killed process. */
function parseLines(text: string): WireRequestEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as WireRequestEntry];
    } catch {
      return [];
    }
  });
}
