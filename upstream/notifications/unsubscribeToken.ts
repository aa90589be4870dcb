import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { openSecret } from '../db/settings.ts';
import type { Database } from '../db/tables.ts';

/** The key that signs unsubscribe links. It never changes, and is the same for all processes on one database. */
export async function openUnsubscribeKey(db: Kysely<Database>): Promise<Buffer> {
  return Buffer.from(await openSecret(db, 'unsubscribeKey'), 'base64url');
}

/** The account and address whose notifications a link turns off. */
export interface UnsubscribeTarget {
  readonly accountId: string;
  /** See `addressMark`. */
  readonly address: string;
}

const ID_BYTES = 16;
const MARK_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** A hash that represents an address in a token, which must not reveal the address. */
export function addressMark(address: string): string {
  return hash('sha256', normalizeEmail(address), 'buffer').subarray(0, MARK_BYTES).toString('hex');
}

/**
 * The token of an unsubscribe link (RFC 8058 §3.1: opaque, hard to forge): the account, a hash of the address and a
 * signature. It can only turn off notifications to this address, so it does not expire.
 */
export function unsubscribeToken(key: Buffer, accountId: string, address: string): string {
  const target = Buffer.from(accountId.replaceAll('-', '') + addressMark(address), 'hex');
  return Buffer.concat([target, signatureOf(key, target)]).toString('base64url');
}

/** Reads a token; null unless it was signed with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): UnsubscribeTarget | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MARK_BYTES + SIGNATURE_BYTES) return null;
  const target = bytes.subarray(0, ID_BYTES + MARK_BYTES);
  if (!timingSafeEqual(bytes.subarray(target.length), signatureOf(key, target))) return null;
  const hex = target.toString('hex');
  const accountId = hex.slice(0, 2 * ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { accountId, address: hex.slice(2 * ID_BYTES) };
}

function signatureOf(key: Buffer, target: Buffer): Buffer {
  return createHmac('sha256', key).update(target).digest().subarray(0, SIGNATURE_BYTES);
}
