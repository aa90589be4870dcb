// Who asks: as many accounts as connections, known to the fake upstream by number.

/** Connections, accounts and credentials, one each. */
export const CALLERS = 64;

/** The upstream's credential of a caller. */
export function credentialOf(caller: number): string {
  return `bench-credential-${String(caller).padStart(4, '0')}`;
}

export function emailOf(caller: number): string {
  return `caller-${caller}@demo.example`;
}

/** The caller behind an address made by `emailOf`; null for any other. */
export function callerOf(email: string): number | null {
  const [, number] = /^caller-(\d+)@/.exec(email) ?? [];
  return number === undefined ? null : Number(number);
}
