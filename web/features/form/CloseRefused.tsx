import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

/** Closes a form that can no longer be sent. It takes the focus, because it replaces the button that was pressed. */
export function CloseRefused({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button ref={focusShown} onClick={onClose}>
      {t(($) => $.close)}
    </Button>
  );
}

function focusShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
