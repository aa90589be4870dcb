import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** scrypt's parameters; memory is 128 × N × r bytes. */
export type PasswordCost = Readonly<Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>>;

const MAX_MEMORY = 256 * 1024 * 1024;
/** A power of 15 is OWASP's scrypt setting with 32 MiB of memory per hash; each step down halves memory and time. */
export function passwordCost(power = PASSWORD_POWER): PasswordCost {
  return { N: 2 ** power, r: 8, p: 3 };
}
export const PASSWORD_POWER = 15;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password matches the hash. Returns false, rather than throwing, for an unreadable or missing (null) hash.
 * A mismatch always takes the same time, so that it reveals nothing about an account: for a hash with another cost, or
 * none, the current cost is spent as well.
 */
export async function verifyPassword(password: string, hash: string | null, cost: PasswordCost): Promise<boolean> {
  const stored = hash === null ? null : readHash(hash);
  if (stored === null) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const [actual] = await Promise.all([
    derive(password, stored.salt, stored.cost),
    isSameCost(stored.cost, cost) ? null : derive(password, stored.salt, cost),
  ]);
  return actual.length === stored.key.length && timingSafeEqual(actual, stored.key);
}

/** Whether a hash must be replaced because it was made with another cost. */
export function isOutdated(hash: string, cost: PasswordCost): boolean {
  const stored = readHash(hash);
  return stored === null || !isSameCost(stored.cost, cost);
}

interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function readHash(hash: string): StoredHash | null {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return null;
  return {
    cost: { N: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function isSameCost(one: PasswordCost, other: PasswordCost): boolean {
  return one.N === other.N && one.r === other.r && one.p === other.p;
}

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    // NFKC: the same password from two keyboards gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
