import { useTranslation } from 'react-i18next';
import type { EnglishTexts } from '../../../i18n/namespaces.ts';

type FieldName = Exclude<keyof EnglishTexts['profile']['field'], 'email'>;

/** Label of the field at a path: "Office 2, City". */
export function useFieldNames(): (path: string) => string {
  const { t } = useTranslation('profile');
  return (path) => {
    const [, number, part] = /^offices\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (number !== undefined && part !== undefined) {
      const field = t(($) => $.field[part as FieldName]);
      return t(($) => $.errors.inOffice, { number: Number(number) + 1, field });
    }
    const email = /^emailSettings\.values\[(\d+)\]$/.exec(path)?.[1];
    if (email !== undefined) return t(($) => $.field.email, { number: Number(email) + 1 });
    if (path === 'emailSettings.values') return t(($) => $.field.emails);
    const name = path.split('.').at(-1) as FieldName;
    return t(($) => $.field[name]);
  };
}
