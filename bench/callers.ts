// The callers: as many accounts as connections, known to the fake upstream by number.

/** Number of connections, accounts and credentials. */
export const CALLERS = 64;

/** A caller's credential for the upstream. */
export function credentialOf(caller: number): string {
  return `bench-credential-${String(caller).padStart(4, '0')}`;
}

export function emailOf(caller: number): string {
  return `caller-${caller}@demo.example`;
}

/** The caller whose email address `emailOf` created; null for any other address. */
export function callerOf(email: string): number | null {
  const [, number] = /^caller-(\d+)@/.exec(email) ?? [];
  return number === undefined ? null : Number(number);
}
