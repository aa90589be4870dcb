import { useTranslation } from 'react-i18next';
import type { ApplicationFault } from '../../../../domain/application.ts';
import { storedText } from '../../../../domain/storedText.ts';
import { codePointLength } from '../../../../domain/textLength.ts';
import { useFormat } from '../../../i18n/format.ts';

/** Error message for a field of the application. */
export function useApplicationErrorText(): (fault: ApplicationFault, value: string) => string {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  return ({ code, params: { max } }, value) => {
    switch (code) {
      case 'REQUIRED':
        return t(($) => $.application.error.REQUIRED);
      case 'TOO_LONG': {
        // The upstream's own limit is stricter, and unknown.
        if (max === undefined) return t(($) => $.application.error.INVALID_VALUE);
        const count = Math.max(1, codePointLength(storedText(value)) - max);
        return t(($) => $.application.error.TOO_LONG, { count, max: format.number(max) });
      }
      case 'INVALID_WEBSITE':
        return t(($) => $.application.error.INVALID_WEBSITE);
      case 'INVALID_EMAIL':
        return t(($) => $.application.error.INVALID_EMAIL);
      default:
        return t(($) => $.application.error.INVALID_VALUE);
    }
  };
}
