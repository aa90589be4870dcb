/**
 * Gives the memory of an upload's bytes back at once: V8 lets some 64 MB outside its heap gather before it collects any. Afterwards
 * `bytes` is empty; nothing else may still use them. Does nothing for a part of a larger memory, which others may use too.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
