const SIGNATURE_BYTES = 8;
/** Bytes of length, type and checksum around a chunk's data. */
const CHUNK_OVERHEAD = 12;

/**
 * Whether a PNG ends with a complete IEND chunk. Decoders stop once they have all pixels, so they miss a file truncated
 * in its last bytes.
 */
export function hasPngEnd(content: Buffer): boolean {
  for (let at = SIGNATURE_BYTES; at + CHUNK_OVERHEAD <= content.length;) {
    const end = at + CHUNK_OVERHEAD + content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end <= content.length;
    at = end;
  }
  return false;
}
