const senders = new Set<() => Promise<void>>();

/** Registers work that must reach the gateway before the session ends. */
export function beforeSignOut(send: () => Promise<void>): void {
  senders.add(send);
}

/** Runs the registered work; resolves once all of it is done. */
export async function sendBeforeSignOut(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}
