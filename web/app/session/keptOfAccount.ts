// What is typed and not saved or sent stays in the browser under `<what>:<global id of the account>`, or
// `<what>:<global id of the account>:<which>`: texts of forms, drafts of messages and messages that wait. Answers to
// leads are kept the same way, but sent before signing out.
const SENT_BEFORE_SIGN_OUT = 'leadAnswer';

/** Whether this browser keeps something that was typed in an account and not saved or sent (EXT-01, EXT-05). */
export function hasKept(accountId: string): boolean {
  return namesOf(accountId).some((name) => !name.startsWith(`${SENT_BEFORE_SIGN_OUT}:`));
}

/** Whether a closed tab left answers to leads that may not have been sent. */
export function hasUnsentAnswers(accountId: string): boolean {
  return namesOf(accountId).some((name) => name.startsWith(`${SENT_BEFORE_SIGN_OUT}:`));
}

/** Removes all of it: somebody else may use this browser next. */
export function forgetKept(accountId: string): void {
  for (const name of namesOf(accountId)) window.localStorage.removeItem(name);
}

/** None where the browser refuses storage. */
function namesOf(accountId: string): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.split(':')[1] === accountId);
  } catch {
    return [];
  }
}
