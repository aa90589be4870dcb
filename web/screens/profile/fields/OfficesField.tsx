import { useTranslation } from 'react-i18next';
import type { TariffLimits } from '../../../../domain/tariffs.ts';
import { Button } from '../../../ui/Button.tsx';
import type { EditedOffice } from '../form/editedProfile.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { randomUuid } from '../../../relay/randomUuid.ts';
import { useFormTools } from '../form/formContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';
import { OfficeFields } from './OfficeFields.tsx';

/** Offices, the head office first, up to the plan's limit (CON-20). */
export function OfficesField({
  offices,
  limit,
}: {
  offices: readonly EditedOffice[];
  limit: TariffLimits['locations'];
}) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  const isFull = limit !== null && offices.length >= limit;

  const add = (form: HTMLFormElement | null) => {
    const office = { key: randomUuid(), location: null, postalCode: null, address: null, phone: null };
    change('offices', { offices: [...offices, office] });
    // Focus the new field after it has rendered.
    setTimeout(() => form && focusField(form, `offices[${offices.length}].location`));
  };

  return (
    <FieldGroup path="offices" legend={t(($) => $.field.offices)} used={offices.length} limit={limit}>
      {offices.map((office, index) => (
        <OfficeFields
          key={office.key}
          office={office}
          index={index}
          onChange={(part, patch) =>
            change(`offices[${index}].${part}`, {
              offices: offices.map((other) => (other.key === office.key ? { ...other, ...patch } : other)),
            })
          }
          onRemove={() => change('offices', { offices: offices.filter(({ key }) => key !== office.key) })}
        />
      ))}
      {!isFull && (
        <Button
          id="add-office"
          size="small"
          icon="plus"
          className={styles.add}
          onClick={({ currentTarget }) => add(currentTarget.form)}
        >
          {t(($) => $.office.add)}
        </Button>
      )}
    </FieldGroup>
  );
}
