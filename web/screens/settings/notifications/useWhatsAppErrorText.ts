import { useTranslation } from 'react-i18next';
import type { WhatsAppErrorCode } from '../../../relay/__generated__/useVerifyNumberMutation.graphql.ts';

/** Error texts of WhatsApp numbers in the user's language (STA-62). */
export function useWhatsAppErrorText(): (code: WhatsAppErrorCode) => string {
  const { t } = useTranslation('notifications');
  return (code) => t(($) => $.whatsApp.error[code]);
}
