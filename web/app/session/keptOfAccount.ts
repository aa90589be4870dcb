// Unsaved forms, message drafts and queued messages are kept in localStorage under `<kind>:<account's global id>` or
// `<kind>:<account's global id>:<which>`, and so are answers to leads that the gateway has not confirmed.

/**
 * Whether this browser has unsaved or unsent input of an account (EXT-01, EXT-05). Answers to leads count, so send what
 * can be sent first.
 */
export function hasKept(accountId: string): boolean {
  return namesOf(accountId).length > 0;
}

/** Whether a closed tab has left behind answers to leads that may not have been sent. */
export function hasUnsentAnswers(accountId: string): boolean {
  return namesOf(accountId).some((name) => name.startsWith('leadAnswer:'));
}

/** Deletes everything kept for an account on sign-out, because somebody else may use this browser next. */
export function forgetKept(accountId: string): void {
  for (const name of namesOf(accountId)) window.localStorage.removeItem(name);
}

/** Storage keys of the account's entries, without those of the IDE; none if storage is denied. */
function namesOf(accountId: string): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => {
      const [kind, account] = name.split(':');
      return account === accountId && kind !== 'ide';
    });
  } catch {
    return [];
  }
}
