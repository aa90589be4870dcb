import { useTranslation } from 'react-i18next';
import type { TariffLimits } from '../../../../domain/tariffs.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { SelectMany } from '../fields/SelectMany.tsx';
import { ServicesField } from '../fields/ServicesField.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import type { ProfileOptions } from '../form/profileOptions.ts';
import { FormSection } from './FormSection.tsx';
import styles from './FormSection.module.css';
import { ofSection } from './ofSection.ts';

/** The agency's expertise (SCR-07). */
export const ExpertiseSection = ofSection('expertise', Section);

function Section({
  values,
  options,
  limits,
  isExpert,
}: {
  values: EditedProfile;
  /** Whether it is certified; read-only. */
  isExpert: boolean;
  options: ProfileOptions;
  limits: TariffLimits;
}) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  return (
    <FormSection section="expertise">
      <ServicesField services={options.services} chosen={values.services} limits={limits.services} />
      <SelectMany
        path="industries"
        label={t(($) => $.field.industries)}
        groups={[{ name: null, options: options.industries }]}
        chosen={values.industries}
        limit={limits.industries}
        onChange={(industries) => change('industries', { industries })}
      />
      <SelectMany
        path="languages"
        label={t(($) => $.field.languages)}
        groups={[{ name: null, options: options.languages }]}
        chosen={values.languages}
        limit={limits.languages}
        onChange={(languages) => change('languages', { languages })}
      />
      <SelectMany
        path="tools"
        label={t(($) => $.field.tools)}
        groups={options.tools.map(({ name, tools }) => ({ name, options: tools }))}
        chosen={values.tools}
        onChange={(tools) => change('tools', { tools })}
      />
      <div className={styles.fact}>
        <p>{t(($) => $.expert.title)}</p>
        <Chip tone={isExpert ? 'success' : 'neutral'} icon={isExpert ? 'success' : undefined}>
          {isExpert ? t(($) => $.expert.yes) : t(($) => $.expert.no)}
        </Chip>
        <p className={styles.intro}>{isExpert ? t(($) => $.expert.shown) : t(($) => $.expert.how)}</p>
      </div>
    </FormSection>
  );
}
