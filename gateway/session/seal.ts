import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every sealed text, so that a later format can be told from this one. */
const VERSION = '1';

interface Key {
  readonly id: string;
  readonly key: Buffer;
}

/** Seals with the first key, opens with any: a new secret put in front replaces the old one without signing anybody out. */
export interface KeyRing {
  seal(plain: string, purpose: string): string;
  /** Null for anything that was not sealed by us for this purpose. */
  open(sealed: string, purpose: string): string | null;
}

function toKey(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, 'agency-portal', 'session seal', 32));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

/** `secrets`: the setting SESSION_SECRET, at least one. */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const keys = secrets.map(toKey);
  const [first] = keys;
  if (!first) throw new Error('a key ring needs a secret');
  const byId = new Map(keys.map((key) => [key.id, key]));

  return {
    seal(plain, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, first.key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${first.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [version, id = '', content = '', ...rest] = sealed.split('.');
      const key = byId.get(id);
      if (version !== VERSION || !key || rest.length > 0) return null;
      const bytes = Buffer.from(content, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, key.key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(purpose));
        decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES), undefined, 'utf8') +
          decipher.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
}
