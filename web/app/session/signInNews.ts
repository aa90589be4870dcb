const CHANNEL = 'sign-in';

/** Tells the browser's other tabs which account (global id of its viewer) has signed in. */
export function announceSignIn(viewerId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(viewerId);
  channel.close();
}

/** Calls `onSignIn` when another tab has signed in. Returns a function that ends it. */
export function followSignIns(onSignIn: (viewerId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => onSignIn(data));
  return () => channel.close();
}
