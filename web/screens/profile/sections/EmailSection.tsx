import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { Checkbox } from '../../../ui/Choices.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { EmailAddresses } from '../fields/EmailAddresses.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import { FormSection } from './FormSection.tsx';

const CONSENT = 'emailSettings.isConsented';

/** Recipients of notifications about leads and messages (SCR-10). */
export function EmailSection({ settings }: { settings: EditedProfile['emailSettings'] }) {
  const { t } = useTranslation('profile');
  const { errors, change } = useFormTools();
  return (
    <FormSection section="emailSettings">
      <EmailAddresses settings={settings} />
      <div data-path={CONSENT}>
        <Checkbox
          label={t(($) => $.field.isConsented)}
          checked={settings.isConsented}
          errorId="consent-error"
          onChange={(isConsented) => change(CONSENT, { emailSettings: { ...settings, isConsented } })}
        />
        <FieldError id="consent-error">{errors.get(CONSENT)}</FieldError>
      </div>
      <p>
        <Link to={`${paths.settings}#whatsapp`}>{t(($) => $.email.whatsApp)}</Link>
      </p>
    </FormSection>
  );
}
