import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileOffice } from '../../../../domain/profile/profile.ts';
import { Button } from '../../../ui/Button.tsx';
import type { EditedOffice } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import styles from './Fields.module.css';
import { PhoneField } from './PhoneField.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { TextLine } from './TextLine.tsx';

/** One office: city, postal code, address, phone. */
export function OfficeFields({
  office,
  index,
  onChange,
  onRemove,
}: {
  office: EditedOffice;
  index: number;
  onChange: (part: keyof ProfileOffice, patch: Partial<EditedOffice>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('profile');
  const { errors } = useFormTools();
  const [search, setSearch] = useState<string | null>(null);
  // Changes were discarded, or another tab selected a place.
  if (search !== null && office.location) setSearch(null);
  const path = (part: keyof ProfileOffice) => `offices[${index}].${part}`;
  const title = t(($) => $.office.title, { number: index + 1 });
  return (
    <fieldset className={styles.office} aria-label={title}>
      <div className={styles.officeHead}>
        <h3>{title}</h3>
        <Button size="small" look="quiet" aria-label={`${t(($) => $.office.remove)}: ${title}`} onClick={onRemove}>
          {t(($) => $.office.remove)}
        </Button>
      </div>
      <div className={styles.pair}>
        <PlaceSearch
          label={t(($) => $.field.location)}
          path={path('location')}
          text={search ?? office.location?.name ?? ''}
          isSearching={search !== null}
          error={errors.get(path('location'))}
          onText={(text) => {
            setSearch(text);
            onChange('location', { location: null });
          }}
          onChoose={(location) => {
            setSearch(null);
            onChange('location', { location });
          }}
        />
        <TextLine
          path={path('postalCode')}
          label={t(($) => $.field.postalCode)}
          hint={t(($) => $.hint.postalCode)}
          autoComplete="off"
          value={office.postalCode}
          onChange={(postalCode) => onChange('postalCode', { postalCode })}
        />
        <TextLine
          path={path('address')}
          label={t(($) => $.field.address)}
          autoComplete="off"
          value={office.address}
          onChange={(address) => onChange('address', { address })}
        />
        <PhoneField
          path={path('phone')}
          value={office.phone}
          cityCountry={office.location?.country ?? null}
          onChange={(phone) => onChange('phone', { phone })}
        />
      </div>
    </fieldset>
  );
}
