let send: (() => Promise<void>) | undefined;

/** Sets what must reach the gateway before the session ends. */
export function beforeSignOut(work: () => Promise<void>): void {
  send = work;
}

/** Resolves once it has been sent. */
export function sendBeforeSignOut(): Promise<void> | undefined {
  return send?.();
}
