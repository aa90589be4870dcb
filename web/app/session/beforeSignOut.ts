let send: (() => Promise<void>) | null = null;

/** Sets what must reach the gateway before the session ends. */
export function beforeSignOut(work: () => Promise<void>): void {
  send = work;
}

/** Resolves once it has been sent. */
export async function sendBeforeSignOut(): Promise<void> {
  await send?.();
}
