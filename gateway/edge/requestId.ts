import { randomUUID } from 'node:crypto';

/** The caller's own id when it sent a sane one (GWY-18), else a fresh one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
