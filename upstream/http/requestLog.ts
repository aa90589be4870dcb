import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import type { WireRequestEntry } from '../contract/faults.ts';

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
/** Size in bytes beyond which the file is rotated to `<file>.old` at the next start. */
const MAX_FILE = 64 * 1024 * 1024;

/** Opens the log and continues its numbering. With null, it is kept in memory only. */
export function openRequestLog(path: string | null): RequestLog {
  const entries = path === null ? [] : readEntries(path);
  const file = path === null ? null : openSync(path, 'a');
  // Terminates a line left incomplete by a killed process.
  if (file !== null) writeSync(file, '\n');
  let last = entries.at(-1)?.seq ?? 0;
  let held: string[] = [];

  // One write for all calls of an event loop iteration.
  const flush = (): void => {
    if (file !== null && held.length > 0) writeSync(file, held.join(''));
    held = [];
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
      if (file !== null) closeSync(file);
    },
  };
}

function readEntries(path: string): WireRequestEntry[] {
  if (!existsSync(path)) return [];
  if (statSync(path).size > MAX_FILE) {
    const last = parseLines(readFileSync(path, 'utf8').split('\n').slice(-10)).slice(-1);
    renameSync(path, `${path}.old`);
    return last;
  }
  return parseLines(readFileSync(path, 'utf8').split('\n')).slice(-KEPT_IN_MEMORY);
}

/** Skips a line left incomplete by a killed process. */
function parseLines(lines: readonly string[]): WireRequestEntry[] {
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as WireRequestEntry];
    } catch {
      return [];
    }
  });
}
