import { hash, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Direct encryption: the key derived from the secret encrypts the content. */
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
const KEY_BYTES = 32;

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Seals texts as JWE (RFC 7516) with the first key and opens them with any, so that putting a new secret first signs
 * nobody out. The purpose is the header's `typ`, which the authentication tag covers.
 */
export interface KeyRing {
  seal(plain: string, purpose: string): Promise<string>;
  /** Null unless sealed by us for this purpose. */
  open(sealed: string, purpose: string): Promise<string | null>;
}

function toKey(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'agency-portal', 'session JWE', KEY_BYTES));
  return { id: hash('sha256', bytes, 'base64url').slice(0, 8), bytes };
}

/** `secrets`: the setting SESSION_SECRET, at least one. */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const keys = secrets.map(toKey);
  const [first] = keys;
  if (!first) throw new Error('a key ring needs a secret');
  const byId = new Map(keys.map(({ id, bytes }) => [id, bytes]));
  const keyOf = ({ kid = '' }: { readonly kid?: string | undefined }): Uint8Array => {
    const key = byId.get(kid);
    if (!key) throw new Error('sealed with another key');
    return key;
  };

  return {
    seal: (plain, purpose) =>
      new CompactEncrypt(Buffer.from(plain))
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: first.id, typ: purpose })
        .encrypt(first.bytes),
    async open(sealed, purpose) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf, {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [ENCRYPTION],
        });
        return protectedHeader.typ === purpose ? Buffer.from(plaintext).toString() : null;
      } catch {
        // Any failure means that it was not sealed by us.
        return null;
      }
    },
  };
}
