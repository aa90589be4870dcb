import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESSES_MAX } from '../../../../domain/profile/emailSettings.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { useFormTools } from '../form/formContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';
import { TextLine } from './TextLine.tsx';
import { Usage } from './Usage.tsx';

/** Notification addresses, at most 3 (VAL-29). */
export function EmailAddresses({ settings }: { settings: EditedProfile['emailSettings'] }) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  const { values } = settings;
  const set = (next: readonly string[]) => ({ emailSettings: { ...settings, values: next } });
  return (
    <FieldGroup
      path="emailSettings.values"
      legend={t(($) => $.field.emails)}
      usage={<Usage used={values.length} limit={EMAIL_ADDRESSES_MAX} />}
    >
      {values.map((value, index) => {
        const label = t(($) => $.field.email, { number: index + 1 });
        return (
          // An address has no stable key other than its index.
          <div key={index} className={styles.email}>
            <TextLine
              path={`emailSettings.values[${index}]`}
              label={label}
              // Of type="email", Chromium changes "ö" in domains to "xn--".
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(text) => change(`emailSettings.values[${index}]`, set(values.with(index, text)))}
            />
            <IconButton
              icon="close"
              label={t(($) => $.choose.remove, { name: label })}
              onClick={() => change('emailSettings.values', set(values.filter((_, other) => other !== index)))}
            />
          </div>
        );
      })}
      {values.length < EMAIL_ADDRESSES_MAX && (
        <Button
          id="add-email"
          size="small"
          icon="plus"
          className={styles.add}
          onClick={({ currentTarget: { form } }) => {
            change('emailSettings.values', set([...values, '']));
            // Focus the new field after it has rendered.
            setTimeout(() => form && focusField(form, `emailSettings.values[${values.length}]`));
          }}
        >
          {t(($) => $.email.add)}
        </Button>
      )}
    </FieldGroup>
  );
}
