let id: string | undefined;

/** A random id for the purchases of one page load (CON-28), created on first use. */
export function purchaseSession(): string {
  // 128 random bits. `crypto.randomUUID` requires https.
  id ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return id;
}
