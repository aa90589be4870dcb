import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Log } from '../telemetry/log.ts';

/** File descriptors for everything but clients: 257 connections to the upstream, files, the runtime. */
const RESERVED = 350;
/** Shortest time between two warnings, in ms. */
const QUIET_MS = 60_000;

/**
 * Closes new connections, before reading from them, while clients have almost all of the process's file descriptors.
 * Without any left, measuring memory throws outside of any request and would end the process. Only on Linux, whose limit
 * can be read.
 */
export function limitConnections(server: Server, log: Log): void {
  const limit = readOpenFiles();
  if (limit === null) return;
  server.maxConnections = Math.max(limit - RESERVED, Math.floor(limit / 2));
  let warnedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - warnedAt < QUIET_MS) return;
    warnedAt = performance.now();
    log.warn({ maxConnections: server.maxConnections }, 'new connections are closed: raise the limit of open files');
  });
}

/** The limit that `ulimit -n` shows; null if it cannot be read or there is none. */
function readOpenFiles(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}
