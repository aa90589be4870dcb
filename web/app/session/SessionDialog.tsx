import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePage } from '../page/page.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/** Asks to sign in again over whatever is on the screen (ERR-22). */
export function SessionDialog() {
  const { session } = usePage();
  const isEnded = useSyncExternalStore(session.onChange, session.isEnded, session.isEnded);
  return isEnded ? (
    // Its code and texts have to load: the page below must not vanish meanwhile.
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  ) : null;
}
