let id: string | undefined;

/** Tells the purchases of one load of the page apart from all others (CON-28): random, made when it is first asked for. */
export function purchaseSession(): string {
  // 128 random bits; `crypto.randomUUID` would need https.
  id ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return id;
}
