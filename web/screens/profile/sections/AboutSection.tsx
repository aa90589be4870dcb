import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Field.tsx';
import { CountedText } from '../fields/CountedText.tsx';
import { LogoField } from '../fields/LogoField.tsx';
import type { LogoActions } from '../fields/LogoField.tsx';
import { TextLine } from '../fields/TextLine.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import type { ProfileOptions } from '../form/profileOptions.ts';
import { FormSection } from './FormSection.tsx';
import styles from './FormSection.module.css';
import { ofSection } from './ofSection.ts';

/** Who the agency is (SCR-06). */
export const AboutSection = ofSection('about', Section);

function Section({ values, options, logo }: { values: EditedProfile; options: ProfileOptions; logo: LogoActions }) {
  const { t } = useTranslation('profile');
  const { errors, change } = useFormTools();
  return (
    <FormSection section="about">
      <LogoField logo={values.logo} name={values.name} tagline={values.tagline} actions={logo} />
      <div className={styles.pair}>
        <TextLine
          path="name"
          label={t(($) => $.field.name)}
          autoComplete="organization"
          value={values.name}
          onChange={(name) => change('name', { name })}
        />
        <TextLine
          path="tagline"
          label={t(($) => $.field.tagline)}
          value={values.tagline}
          onChange={(tagline) => change('tagline', { tagline })}
        />
      </div>
      <CountedText field="shortDescription" rows={3} value={values.shortDescription} />
      <CountedText field="detailedDescription" rows={10} value={values.detailedDescription} />
      <div className={styles.pair}>
        <TextLine
          path="founded"
          label={t(($) => $.field.founded)}
          inputMode="numeric"
          value={values.founded === null ? null : String(values.founded)}
          onChange={(text) => {
            // As `yearIn` of the stories' form, whose chunk would not fit into this one.
            const plain = text.normalize('NFKC');
            const year = /\d{4}/.exec(plain)?.[0] ?? plain.replaceAll(/\D/g, '');
            change('founded', { founded: year === '' ? null : Number(year) });
          }}
        />
        <Select
          data-path="numberOfEmployees"
          label={t(($) => $.field.numberOfEmployees)}
          value={values.numberOfEmployees ?? ''}
          error={errors.get('numberOfEmployees')}
          onChange={({ currentTarget }) =>
            change('numberOfEmployees', { numberOfEmployees: currentTarget.value || null })
          }
        >
          <option value="">{t(($) => $.choose.none)}</option>
          {options.numberOfEmployees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <TextLine
        path="website"
        label={t(($) => $.field.website)}
        hint={t(($) => $.hint.website)}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={values.website}
        onChange={(website) => change('website', { website })}
      />
    </FormSection>
  );
}
