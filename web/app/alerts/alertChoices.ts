/** How a new message in a hidden tab is announced (EXT-14). Both kinds are off until turned on in this browser. */
export type AlertKind = 'notification' | 'sound';

const listeners = new Set<() => void>();

function keyOf(kind: AlertKind): string {
  return `message-${kind}`;
}

/** Whether a kind is turned on. The browser's permission for notifications can be withdrawn at any time. */
export function isAlertOn(kind: AlertKind): boolean {
  if (kind === 'notification' && !('Notification' in window && Notification.permission === 'granted')) return false;
  try {
    return window.localStorage.getItem(keyOf(kind)) === 'on';
  } catch {
    return false;
  }
}

export function isAnyAlertOn(): boolean {
  return isAlertOn('notification') || isAlertOn('sound');
}

export function switchAlert(kind: AlertKind, on: boolean): void {
  try {
    if (on) window.localStorage.setItem(keyOf(kind), 'on');
    else window.localStorage.removeItem(keyOf(kind));
  } catch {
    // Without storage, it stays off.
  }
  for (const tell of listeners) tell();
}

export function onAlertChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
