import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { WireOutboxMessage } from '../../../upstream/contract/outbox.ts';
import type { Upstream } from '../../harness/upstream.ts';

/** Accounts whose links are created together, because waiting for each one separately would take half a second. */
const AT_ONCE = 24;

let made: Promise<string[]> | null = null;

/** A new password reset token; each call returns the token of a different account. At most 24 in a file. */
export async function resetToken(upstream: Upstream): Promise<string> {
  made ??= makeTokens(upstream);
  const token = (await made).pop();
  if (token === undefined) throw new Error(`There are only ${AT_ONCE} password links in a file.`);
  return token;
}

async function makeTokens(upstream: Upstream): Promise<string[]> {
  const emails = Array.from({ length: AT_ONCE }, () => `${randomUUID()}@reset.example`);
  const ask = async (email: string, index: number): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'x-client-address': `10.77.0.${index}` };
    for (const [path, body] of [
      ['/auth/signup', { email, password: 'a long password' }],
      ['/auth/password-reset', { email }],
    ] as const) {
      await fetch(upstream.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    }
  };
  await Promise.all(emails.map(ask));
  const links = async (): Promise<string[]> => {
    const { messages } = (await upstream.control('GET', '/outbox?pageSize=100')) as { messages: WireOutboxMessage[] };
    return messages.flatMap(({ address, link }) => (emails.includes(address) && link !== null ? [link] : []));
  };
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(AT_ONCE);
  return (await links()).map((link) => new URL(link).hash.slice(1));
}
