const SIGNATURE_BYTES = 8;
/** Length, type and checksum, around the data of a chunk. */
const CHUNK_OVERHEAD = 12;

/**
 * Whether a png has its last chunk, whole. Decoders are content once they have all pixels, so a file that was cut within its last
 * bytes looks whole to them.
 */
export function hasPngEnd(content: Buffer): boolean {
  for (let at = SIGNATURE_BYTES; at + CHUNK_OVERHEAD <= content.length;) {
    const end = at + CHUNK_OVERHEAD + content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end <= content.length;
    at = end;
  }
  return false;
}
