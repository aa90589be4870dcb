import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** scrypt's parameters; memory is 128 × N × r bytes. */
export type PasswordCost = Readonly<Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>>;

const MAX_MEMORY = 256 * 1024 * 1024;
/** OWASP's scrypt setting with 32 MiB of memory a hash, for a power of 15; each less halves memory and time. */
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
 * Whether the password is the hashed one. False, not an error, for a hash that cannot be read and for none (null).
 * It takes as long whatever the hash is, so that the time of a refusal tells nothing about an account: beside a hash
 * of another cost, or none, the present cost is paid too.
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

/** Whether a hash is to be replaced, because it was made at another cost. */
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
    // NFKC: the same password typed on two keyboards gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
