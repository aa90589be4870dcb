import { randomUuid } from '../../relay/randomUuid.ts';

let id: string | undefined;

/** A random id for the purchases of one page load (CON-28), created on first use. */
export function purchaseSession(): string {
  id ??= randomUuid();
  return id;
}
