import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../domain/search/foldText.ts';
import type { Limit } from '../../../../domain/tariffs.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Option } from '../form/profileOptions.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';
import { OptionBoxes } from './OptionBoxes.tsx';
import { SearchInput } from './SearchInput.tsx';

/** Multi-select for long lists, grouped or flat: selected options as chips, the list in a searchable disclosure. */
export function SelectMany({
  path,
  label,
  groups,
  chosen,
  limit = null,
  onChange,
}: {
  path: string;
  label: string;
  groups: readonly { readonly name: string | null; readonly options: readonly Option[] }[];
  chosen: readonly string[];
  limit?: Limit;
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation('profile');
  const [pattern, setPattern] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const isFull = limit !== null && chosen.length >= limit;
  // Filtering may lag behind typing.
  const wanted = foldText(useDeferredValue(pattern).trim());
  const found = groups
    .map(({ name, options }) => ({ name, options: options.filter((option) => foldText(option.name).includes(wanted)) }))
    .filter(({ options }) => options.length > 0);
  const all = groups.flatMap(({ options }) => options);
  return (
    <FieldGroup path={path} legend={label} used={chosen.length} limit={limit}>
      <div className={styles.many}>
        <ChosenChips
          chosen={all.filter(({ id }) => chosen.includes(id))}
          onRemove={(id) => onChange(chosen.filter((other) => other !== id))}
        />
        <details className={styles.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary data-entry>
            {chosen.length === 0 ? t(($) => $.choose.none) : t(($) => $.choose.selected, { count: chosen.length })}
            <Icon name="chevronDown" size={16} />
          </summary>
          {/* Long lists are slow to render, so they are not rendered until first opened. */}
          {isOpen && (
            <div className={styles.options}>
              <SearchInput label={t(($) => $.choose.find, { field: label })} value={pattern} onChange={setPattern} />
              {found.length === 0 && <p role="status">{t(($) => $.choose.noMatch)}</p>}
              {found.map(({ name, options }) => (
                <div key={name}>
                  {name !== null && <h3 className={styles.groupName}>{name}</h3>}
                  <OptionBoxes options={options} chosen={chosen} isFull={isFull} onChange={onChange} />
                </div>
              ))}
            </div>
          )}
        </details>
      </div>
    </FieldGroup>
  );
}
