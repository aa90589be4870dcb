import { clearTabDraft, keepTabDraft, loadTabDraft } from '../../site/tabDraft.ts';

const NAME = 'sign-in';

/** The email address typed on a sign-in page of this tab, with which the next one, or a reload, begins; else empty. */
export function typedEmail(): string {
  const email = loadTabDraft(NAME)?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Keeps the address in this tab until somebody has signed in. */
export function keepTypedEmail(email: string): void {
  keepTabDraft(NAME, { email });
}

/** Deletes the address, once somebody has signed in. */
export function forgetTypedEmail(): void {
  clearTabDraft(NAME);
}
