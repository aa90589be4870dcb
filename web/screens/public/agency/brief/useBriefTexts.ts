import { useTranslation } from 'react-i18next';
import { BRIEF_LIMITS } from '../../../../../domain/brief.ts';
import type { BriefFailure, BriefFormFault } from '../../../../../domain/briefForm.ts';

const HOUR_MINUTES = 60;

/** The brief form's error messages. */
export function useBriefTexts(agencyName: string) {
  const { t } = useTranslation('agency');
  const lengthFault = (code: BriefFormFault['code'], least: number, most: number): string => {
    if (code === 'TOO_SHORT') return t(($) => $.brief.errors.name.TOO_SHORT, { count: least });
    return t(($) => $.brief.errors.name.TOO_LONG, { count: most });
  };
  return {
    fault({ field, code }: BriefFormFault): string {
      if (code === 'INVALID_VALUE') return t(($) => $.brief.errors.value);
      switch (field) {
        case 'name':
          if (code === 'REQUIRED') return t(($) => $.brief.errors.name.REQUIRED);
          return lengthFault(code, BRIEF_LIMITS.nameMin, BRIEF_LIMITS.nameMax);
        case 'email':
          return t(($) => (code === 'REQUIRED' ? $.brief.errors.email.REQUIRED : $.brief.errors.email.INVALID_EMAIL));
        case 'company':
          return lengthFault(code, 0, BRIEF_LIMITS.companyMax);
        case 'website':
          if (code === 'TOO_LONG') return lengthFault(code, 0, BRIEF_LIMITS.websiteMax);
          return t(($) => $.brief.errors.website);
        case 'phone':
          return t(($) => $.brief.errors.phone);
        case 'services':
          return t(($) => $.brief.errors.services, { count: BRIEF_LIMITS.services });
        case 'text':
          if (code === 'REQUIRED') return t(($) => $.brief.errors.text.REQUIRED);
          if (code === 'TOO_SHORT') return t(($) => $.brief.errors.text.TOO_SHORT, { count: BRIEF_LIMITS.textMin });
          return t(($) => $.brief.errors.text.TOO_LONG, { count: BRIEF_LIMITS.textMax });
        default:
          return t(($) => $.brief.errors.value);
      }
    },
    failure({ kind, retryAfterSeconds }: BriefFailure): string {
      if (kind !== 'tooMany') return t(($) => $.brief.failure[kind], { name: agencyName });
      const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60));
      if (minutes <= HOUR_MINUTES) return t(($) => $.brief.failure.minutes, { count: minutes });
      return t(($) => $.brief.failure.hours, { count: Math.ceil(minutes / HOUR_MINUTES) });
    },
  };
}
