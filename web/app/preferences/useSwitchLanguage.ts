import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { languageTag } from '../../../domain/locales.ts';
import type { Locale } from '../../../domain/locales.ts';
import { toContractLocale } from '../../i18n/contractLocale.ts';
import { changeLanguage } from '../../i18n/loadTexts.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { usePage } from '../page/page.ts';
import { keep } from './theme.ts';
import type { useSwitchLanguageMutation } from '../../relay/__generated__/useSwitchLanguageMutation.graphql.ts';

/**
 * Switches the language in place, keeping address, filters and input (EXT-18). Stores it in a cookie and, when signed
 * in, in the account. Then refetches the page, because some data is localized. Of several choices the last one applies.
 */
export function useSwitchLanguage(): (locale: Locale) => void {
  const { i18n } = useTranslation('shell');
  const { session } = usePage();
  const notices = useNotices();
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useSwitchLanguageMutation>(graphql`
    mutation useSwitchLanguageMutation($input: SetLocaleInput!) {
      setLocale(input: $input) {
        account {
          locale
        }
        errors {
          code
        }
      }
    }
  `);
  /** Ends with the last save: two at once could arrive in another order. */
  const saving = useRef(Promise.resolve());
  const withdrawNotSaved = useRef<(() => void) | null>(null);
  const save = async (locale: Locale) => {
    if (i18n.language !== locale) return;
    // About the last choice, in its language.
    withdrawNotSaved.current?.();
    // By now in the chosen language, unlike the texts of this render.
    const t = i18n.getFixedT(null, 'shell');
    const notSaved = () => {
      withdrawNotSaved.current = notices.show({ kind: 'info', text: t(($) => $.language.notSaved) });
    };
    const input = { locale: toContractLocale(locale) };
    const response = await commit({ variables: { input }, onFailure: notSaved });
    if (response && response.setLocale.errors.length > 0) notSaved();
  };
  const change = async (locale: Locale) => {
    try {
      if (!(await changeLanguage(i18n, locale))) return;
    } catch {
      notices.showFailure('general');
      return;
    }
    keep('locale', locale);
    document.documentElement.lang = languageTag(locale);
    if (session.viewerId !== null) saving.current = saving.current.then(() => save(locale));
    await saving.current;
    await revalidate();
  };
  return (locale) => void change(locale);
}
