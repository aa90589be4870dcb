const senders = new Set<() => Promise<void>>();

/** Registers work that must reach the gateway before the session ends. */
export function beforeSignOut(send: () => Promise<void>): void {
  senders.add(send);
}

/** Sends the registered work; resolves when all of it has been answered. */
export async function sendBeforeSignOut(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}
