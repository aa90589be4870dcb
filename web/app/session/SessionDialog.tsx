import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePage } from '../page/page.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/** Asks to sign in again over the current screen (ERR-22). */
export function SessionDialog() {
  const { session } = usePage();
  const isEnded = useSyncExternalStore(session.onChange, session.isEnded, session.isEnded);
  return isEnded ? (
    // Keeps the page below visible while the dialog's chunk and texts load.
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  ) : null;
}
