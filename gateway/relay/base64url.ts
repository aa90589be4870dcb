/** Longest text that is written into the scratch: each UTF-16 unit takes at most three bytes. */
const SCRATCH_BYTES = 3 * 512;
/** Lists hold hundreds of ids and cursors; a buffer for each would cost more than its text. */
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/** UTF-8 bytes of a text as base64url, without padding. */
export function toBase64Url(text: string): string {
  return text.length * 3 <= SCRATCH_BYTES
    ? scratch.toString('base64url', 0, scratch.write(text))
    : Buffer.from(text).toString('base64url');
}
