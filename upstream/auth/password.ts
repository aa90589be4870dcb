import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** scrypt's parameters; memory is 128 × N × r bytes. */
export type PasswordCost = Readonly<Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>>;

const MAX_MEMORY = 256 * 1024 * 1024;
/** OWASP's scrypt setting with 32 MiB of memory a hash, for a power of 15; each less halves memory and time. */
export const passwordCost = (power: number): PasswordCost => ({ N: 2 ** power, r: 8, p: 3 });
export const PASSWORD_POWER = 15;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. A hash of lower cost is for passwords that are no secret. */
export async function hashPassword(password: string, cost = passwordCost(PASSWORD_POWER)): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the hashed one. False, not an error, for a hash it cannot read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** A hash of nobody's password for each N in use. */
const decoys = new Map<number, Promise<string>>();

/** Takes as long as a verification and fails: an unknown address must not be told by the time of its answer. */
export async function verifyNothing(password: string, cost = passwordCost(PASSWORD_POWER)): Promise<false> {
  const decoy = decoys.get(cost.N) ?? hashPassword(randomBytes(SALT_BYTES).toString('base64url'), cost);
  decoys.set(cost.N, decoy);
  await verifyPassword(password, await decoy);
  return false;
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
