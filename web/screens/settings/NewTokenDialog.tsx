import { useTranslation } from 'react-i18next';
import { SecretDialog } from './SecretDialog.tsx';

/** Shows a new token's secret once; closing without copying asks for confirmation. */
export function NewTokenDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <SecretDialog
      title={t(($) => $.tokens.newTitle)}
      note={t(($) => $.tokens.onlyOnce)}
      question={{ title: t(($) => $.tokens.notCopiedTitle), text: t(($) => $.tokens.notCopiedText) }}
      secret={secret}
      onClose={onClose}
    />
  );
}
