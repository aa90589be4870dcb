import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { Formatters } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PhoneNumbers } from '../form/usePhoneNumbers.ts';
import styles from './PhoneCountry.module.css';

/** Country selector of a phone number: shows the country code, lists names. */
export function PhoneCountry({
  phones,
  country,
  onChoose,
}: {
  /** Null while loading, when there is nothing to select yet. */
  phones: PhoneNumbers | null;
  country: string | null;
  onChoose: (country: string) => void;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const countries = phones ? namedCountries(phones, format) : [];
  return (
    <span className={styles.country}>
      <span aria-hidden="true">{country ?? '–'}</span>
      <Icon name="chevronDown" size={14} />
      <select
        aria-label={t(($) => $.phone.country)}
        value={phones ? (country ?? '') : ''}
        disabled={!phones}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {(country === null || !phones) && <option value="">{t(($) => $.phone.country)}</option>}
        {countries.map(({ code, callingCode, name }) => (
          <option key={code} value={code}>
            {`${name} +${callingCode}`}
          </option>
        ))}
      </select>
    </span>
  );
}

let named: { readonly locale: string; readonly countries: ReturnType<typeof sortedCountries> } | null = null;

/** The countries by their names in the reader's language; sorted once for all offices. */
function namedCountries(phones: PhoneNumbers, format: Formatters) {
  if (named?.locale !== format.locale) named = { locale: format.locale, countries: sortedCountries(phones, format) };
  return named.countries;
}

function sortedCountries(phones: PhoneNumbers, format: Formatters) {
  const collator = new Intl.Collator(format.locale);
  return phones
    .phoneCountries()
    .map(({ country: code, callingCode }) => ({ code, callingCode, name: format.country(code) }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}
