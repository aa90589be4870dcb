/**
 * Frees the memory of an upload at once; V8 would otherwise collect it only after some 64 MB of external memory has
 * built up. Leaves `bytes` empty, so nothing else may use them. Does nothing for a slice of a larger buffer, which may
 * be in use elsewhere.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
