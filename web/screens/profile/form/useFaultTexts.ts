import { useTranslation } from 'react-i18next';
import { isMember } from '../../../../domain/closedSet.ts';
import { SOCIAL_NETWORKS } from '../../../../domain/profile/profile.ts';
import type { ProfileCode } from '../../../../domain/profile/profile.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { ShownFault } from './formState.ts';
import { useFieldNames } from './useFieldNames.ts';

/** Fields that are selected rather than typed. */
const CHOICES: ReadonlySet<string> = new Set([
  'services',
  'industries',
  'languages',
  'tools',
  'budgets',
  'projectDurations',
  'businessSizes',
  'regions',
]);

/** Codes whose message names a bound. */
const BOUNDED: ReadonlySet<ProfileCode> = new Set([
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'TOO_MANY',
  'TOO_MANY_CHILDREN',
]);

/** The message for an error next to its field (VAL-26). */
export function useFaultTexts(): (fault: ShownFault) => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const nameOf = useFieldNames();

  const required = (path: string): string => {
    if (path === 'logo') return t(($) => $.fields_keys.logo);
    if (path === 'emailSettings.isConsented') return t(($) => $.fields_keys.emailSettings.isConsented);
    if (path === 'emailSettings.values') return t(($) => $.fields_keys.emailSettings.required);
    if (path === 'numberOfEmployees' || path.endsWith('.location')) return t(($) => $.fields_keys.validationOne);
    return CHOICES.has(path) ? t(($) => $.fields_keys.validationChoice) : t(($) => $.fields_keys.validation);
  };

  const refused = (path: string): string => {
    const isSelected =
      CHOICES.has(path) || path === 'logo' || path === 'numberOfEmployees' || path.endsWith('.location');
    return t(($) => (isSelected ? $.fields_keys.unavailable : $.fields_keys.refused));
  };

  return ({ path, code, params, length }) => {
    // The upstream's own bounds are stricter, and unknown.
    if (BOUNDED.has(code) && params.min === undefined && params.max === undefined) return refused(path);
    const min = params.min ?? 0;
    const max = params.max ?? 0;
    const bounds = { min: format.number(min), max: format.number(max) };
    switch (code) {
      case 'REQUIRED':
        return required(path);
      case 'TOO_SHORT':
        return t(($) => $.fields_keys.tooShort, { count: Math.max(1, min - length), ...bounds });
      case 'TOO_LONG':
        return t(($) => $.fields_keys.tooLong, { count: Math.max(1, length - max), max: bounds.max });
      case 'OUT_OF_RANGE':
        // Years have no separators.
        return t(($) => $.fields_keys.year, { min: String(min), max: String(max) });
      case 'TOO_MANY':
        return path === 'emailSettings.values'
          ? t(($) => $.fields_keys.emailSettings.limit, { max: bounds.max })
          : t(($) => $.fields_keys.validationLimit, { max: bounds.max });
      case 'TOO_MANY_CHILDREN':
        return t(($) => $.fields_keys.validationSpecialties, { max: bounds.max });
      case 'CITY_ONLY':
        return t(($) => $.fields_keys.validationCityOnly);
      case 'INVALID_WEBSITE':
        return t(($) => $.fields_keys.website);
      case 'INVALID_LINK':
        return isMember(SOCIAL_NETWORKS, path.split('.')[1])
          ? t(($) => $.fields_keys.social, { network: nameOf(path) })
          : t(($) => $.fields_keys.scheduledLink);
      case 'INVALID_PHONE':
        return t(($) => $.fields_keys.phone);
      case 'INVALID_EMAIL':
        return t(($) => $.fields_keys.emailSettings.format);
      case 'DUPLICATE':
        return t(($) => $.fields_keys.emailSettings.duplicate);
      case 'INVALID_VALUE':
        return refused(path);
    }
  };
}
