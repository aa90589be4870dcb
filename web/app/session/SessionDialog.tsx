import { Component, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { usePage } from '../page/page.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/** Asks to sign in again over the current screen (ERR-22). */
export function SessionDialog() {
  const { session } = usePage();
  const isEnded = useSyncExternalStore(session.onChange, session.isEnded, session.isEnded);
  return isEnded ? (
    <Boundary>
      {/* Keeps the page below visible while the dialog's chunk and texts load. */}
      <Suspense fallback={null}>
        <SignInAgain />
      </Suspense>
    </Boundary>
  ) : null;
}

/** Nothing above the session dialog catches its errors. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Failed error={error} />;
  }
}

/** Only a reload helps, as after a release; it leads to the sign-in page. */
function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const kind = failureKind(error);
  const reload = () => window.location.reload();
  return (
    <Dialog
      title={t(($) => $.errorTitle[kind])}
      footer={
        <Button look="primary" onClick={reload}>
          {t(($) => $.tryAgain)}
        </Button>
      }
    >
      <p>{t(($) => $.failure[kind])}</p>
    </Dialog>
  );
}
