import { useTranslation } from 'react-i18next';
import type { BriefForm } from '../../../../../domain/briefForm.ts';
import { TextField } from '../../../../ui/Field.tsx';
import styles from './BriefForm.module.css';

/** Contact fields, and the honeypot for bots. */
export function BriefFields({
  values,
  errorOf,
}: {
  values: BriefForm | undefined;
  errorOf: (field: string) => string | undefined;
}) {
  const { t } = useTranslation('agency');
  return (
    <fieldset className={styles.group}>
      <legend>{t(($) => $.brief.you)}</legend>
      <div className={styles.pair}>
        <TextField
          label={`${t(($) => $.brief.name)}\u00a0*`}
          name="name"
          autoComplete="name"
          required
          defaultValue={values?.name}
          error={errorOf('name')}
        />
        <TextField
          label={`${t(($) => $.brief.email)}\u00a0*`}
          name="email"
          // Of type="email", Chromium changes "ö" in domains to "xn--".
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t(($) => $.brief.emailHint)}
          defaultValue={values?.email}
          error={errorOf('email')}
        />
        <TextField
          label={t(($) => $.brief.company)}
          name="company"
          autoComplete="organization"
          defaultValue={values?.company}
          error={errorOf('company')}
        />
        <TextField
          label={t(($) => $.brief.website)}
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values?.website}
          error={errorOf('website')}
        />
        <TextField
          label={t(($) => $.brief.phone)}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t(($) => $.brief.phoneHint)}
          defaultValue={values?.phone}
          error={errorOf('phone')}
        />
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t(($) => $.brief.trap)}
          <input name="nickname" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
    </fieldset>
  );
}
