import { useTranslation } from 'react-i18next';
import { SecretDialog } from '../SecretDialog.tsx';

/** Shows a webhook's new secret once. */
export function WebhookSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  return (
    <SecretDialog
      title={t(($) => $.secret.title)}
      note={t(($) => $.secret.onlyOnce)}
      question={{ title: t(($) => $.secret.notCopiedTitle), text: t(($) => $.secret.notCopiedText) }}
      secret={secret}
      onClose={onClose}
    />
  );
}
