import { useTranslation } from 'react-i18next';
import type { TariffLimits } from '../../../../domain/tariffs.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { OptionBoxes } from '../fields/OptionBoxes.tsx';
import { RegionsField } from '../fields/RegionsField.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import type { ProfileOptions } from '../form/profileOptions.ts';
import { FormSection } from './FormSection.tsx';
import styles from './FormSection.module.css';
import { ofSection } from './ofSection.ts';

const BOXES = ['budgets', 'projectDurations', 'businessSizes'] as const;

/** The clients the agency is looking for (SCR-08). */
export const ClientsSection = ofSection('clientProfile', Section);

function Section({
  values,
  options,
  limits,
}: {
  values: EditedProfile;
  options: ProfileOptions;
  limits: TariffLimits;
}) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  return (
    <FormSection section="clientProfile">
      <div className={styles.pair}>
        {BOXES.map((field) => (
          <FieldGroup key={field} path={field} legend={t(($) => $.field[field])}>
            <OptionBoxes
              options={options[field]}
              chosen={values[field]}
              onChange={(chosen) => change(field, { [field]: chosen })}
            />
          </FieldGroup>
        ))}
        <RegionsField regions={values.regions} limit={limits.geofocuses} />
      </div>
    </FormSection>
  );
}
