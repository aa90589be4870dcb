import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../../domain/tariffs.ts';
import type { Place } from '../form/editedProfile.ts';
import { useFormTools } from '../form/formContext.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

/** Regions the agency serves: places of any level, up to the plan's limit (VAL-16). */
export function RegionsField({ regions, limit }: { regions: readonly Place[]; limit: Limit }) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  const [text, setText] = useState('');
  const isFull = limit !== null && regions.length >= limit;
  return (
    <FieldGroup path="regions" legend={t(($) => $.field.regions)} used={regions.length} limit={limit}>
      <ChosenChips
        chosen={regions}
        onRemove={(id) => change('regions', { regions: regions.filter((region) => region.id !== id) })}
      />
      <PlaceSearch
        label={t(($) => $.place.findRegion)}
        text={text}
        isSearching
        disabled={isFull}
        onText={setText}
        onChoose={(place) => {
          setText('');
          if (!regions.some(({ id }) => id === place.id)) change('regions', { regions: [...regions, place] });
        }}
      />
    </FieldGroup>
  );
}
