import { useTranslation } from 'react-i18next';
import { SOCIAL_NETWORKS } from '../../../../domain/profile/profile.ts';
import type { TariffLimits } from '../../../../domain/tariffs.ts';
import { OfficesField } from '../fields/OfficesField.tsx';
import { TextLine } from '../fields/TextLine.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import { FormSection } from './FormSection.tsx';
import styles from './FormSection.module.css';
import { ofSection } from './ofSection.ts';

/** Where the agency is and how clients reach it (SCR-09). */
export const ContactsSection = ofSection('contacts', Section);

function Section({ values, limits }: { values: EditedProfile; limits: TariffLimits }) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  return (
    <FormSection section="contacts">
      <OfficesField offices={values.offices} limit={limits.locations} />
      <TextLine
        path="scheduledLink"
        label={t(($) => $.field.scheduledLink)}
        hint={t(($) => $.hint.scheduledLink)}
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={values.scheduledLink}
        onChange={(scheduledLink) => change('scheduledLink', { scheduledLink })}
      />
      <div className={styles.pair}>
        {SOCIAL_NETWORKS.map((network) => (
          <TextLine
            key={network}
            path={`socials.${network}`}
            label={t(($) => $.field[network])}
            optional
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={values.socials[network]}
            onChange={(address) => change(`socials.${network}`, { socials: { ...values.socials, [network]: address } })}
          />
        ))}
      </div>
    </FormSection>
  );
}
