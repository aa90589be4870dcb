/** Longest text encoded in the scratch buffer: each UTF-16 unit takes at most three bytes. */
const SCRATCH_BYTES = 3 * 512;
/**
 * Shared, because lists have hundreds of ids and cursors, and allocating a buffer for each would cost more than
 * encoding it.
 */
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/** Encodes a text as UTF-8 in base64url without padding. */
export function toBase64Url(text: string): string {
  return text.length * 3 <= SCRATCH_BYTES
    ? scratch.toString('base64url', 0, scratch.write(text))
    : Buffer.from(text).toString('base64url');
}
