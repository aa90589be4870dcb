const senders = new Map<string, () => Promise<void>>();

/** Registers work of a kind that must reach the gateway before the session ends. Replaces earlier work of this kind. */
export function beforeSignOut(kind: string, send: () => Promise<void>): void {
  senders.set(kind, send);
}

/** Runs the registered work; resolves once all of it is done. */
export async function sendBeforeSignOut(): Promise<void> {
  await Promise.all([...senders.values()].map((send) => send()));
}
