/** A random (version 4) UUID, for ids and idempotency keys. `crypto.randomUUID` would require https. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', randomDigit);
}

function randomDigit(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte % 16).toString(16);
}
