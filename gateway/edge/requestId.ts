import { randomUUID } from 'node:crypto';

/** The caller's own id if it is well-formed (GWY-18), else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
