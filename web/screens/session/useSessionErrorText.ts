import { useTranslation } from 'react-i18next';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TOKEN_EXPIRY_MAX_DAYS,
  TOKEN_EXPIRY_MIN_DAYS,
  TOKEN_NAME_MAX_LENGTH,
} from '../../../domain/signIn/credentials.ts';
import type { SessionError } from './sessionErrors.ts';

const PARAMETERS = {
  PASSWORD_MIN_LENGTH: { limit: PASSWORD_MIN_LENGTH },
  PASSWORD_MAX_LENGTH: { limit: PASSWORD_MAX_LENGTH },
  NAME_MAX_LENGTH: { limit: TOKEN_NAME_MAX_LENGTH },
  EXPIRES_IN_DAYS_RANGE: { min: TOKEN_EXPIRY_MIN_DAYS, max: TOKEN_EXPIRY_MAX_DAYS },
} as const;

/** Localized message for a session error. */
export function useSessionErrorText(): (error: SessionError) => string {
  const { t } = useTranslation('session');
  return ({ code, retryAfterSeconds }) => {
    const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
    const parameters: Record<string, number> = code in PARAMETERS ? PARAMETERS[code as keyof typeof PARAMETERS] : {};
    return t(($) => $.errors[code], { ...parameters, minutes });
  };
}
