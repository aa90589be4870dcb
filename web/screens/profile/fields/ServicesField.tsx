import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../domain/search/foldText.ts';
import { isWithinLimit } from '../../../../domain/tariffs.ts';
import type { TariffLimits } from '../../../../domain/tariffs.ts';
import { Checkbox } from '../../../ui/Choices.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFormTools } from '../form/formContext.ts';
import type { ServiceOption } from '../form/profileOptions.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './Fields.module.css';
import { OptionBoxes } from './OptionBoxes.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Usage } from './Usage.tsx';
import { limitHint } from './limitHint.ts';

/** Matching services are only expanded if there are at most this many. */
const OPENED_MAX = 4;

/**
 * The services with their specialties (CON-17, CON-18). Selecting a specialty selects its service; removing a service
 * removes its specialties. Options beyond the plan's limit are disabled.
 */
export function ServicesField({
  services,
  chosen,
  limits,
}: {
  services: readonly ServiceOption[];
  chosen: readonly string[];
  limits: TariffLimits['services'];
}) {
  const { t } = useTranslation('profile');
  const { change } = useFormTools();
  const [pattern, setPattern] = useState('');
  // Filtering may lag behind typing.
  const wanted = foldText(useDeferredValue(pattern).trim());
  const matches = ({ name }: { name: string }) => foldText(name).includes(wanted);
  const found = services.filter((service) => matches(service) || service.children.some(matches));
  const isNarrow = wanted !== '' && found.length <= OPENED_MAX;
  const of = (service: ServiceOption) => service.children.filter(({ id }) => chosen.includes(id));
  const isChosen = (service: ServiceOption) => chosen.includes(service.id) || of(service).length > 0;
  const parents = services.filter(isChosen).length;
  const children = services.reduce((sum, service) => sum + of(service).length, 0);
  const mayAddParent = isWithinLimit(parents + 1, limits.parents);
  const mayAddChild = isWithinLimit(children + 1, limits.children);

  const counted = (count: number) => (count === 0 ? t(($) => $.hint.specialties) : t(($) => $.specialties, { count }));

  const choose = (service: ServiceOption, isWanted: boolean, specialties: readonly string[]) => {
    const own = new Set([service.id, ...service.children.map(({ id }) => id)]);
    const others = chosen.filter((id) => !own.has(id));
    change('services', { services: isWanted ? [...others, service.id, ...specialties] : others });
  };

  return (
    <FieldGroup
      path="services"
      legend={t(($) => $.field.services)}
      usage={
        <>
          <Usage used={parents} limit={limits.parents} />
          <Usage used={children} limit={limits.children} label={t(($) => $.hint.specialties)} />
        </>
      }
      hint={limitHint(t, parents, limits.parents) || limitHint(t, children, limits.children)}
    >
      <div className={styles.treeBox}>
        <SearchInput
          label={t(($) => $.choose.find, { field: t(($) => $.field.services) })}
          value={pattern}
          onChange={setPattern}
        />
        <ul role="list" className={styles.tree}>
          {found.map((service) => (
            <li key={service.id}>
              <Checkbox
                label={service.name}
                checked={isChosen(service)}
                disabled={!isChosen(service) && !mayAddParent}
                onChange={(isWanted) => choose(service, isWanted, [])}
              />
              {service.children.length > 0 && (
                <details open={(isNarrow && service.children.some(matches)) || undefined}>
                  <summary aria-label={`${service.name}: ${counted(of(service).length)}`}>
                    {counted(of(service).length)}
                    <Icon name="chevronDown" size={16} />
                  </summary>
                  <OptionBoxes
                    options={service.children}
                    chosen={chosen}
                    isFull={!mayAddChild || (!isChosen(service) && !mayAddParent)}
                    onChange={(next) =>
                      choose(
                        service,
                        true,
                        next.filter((id) => service.children.some((child) => child.id === id)),
                      )
                    }
                  />
                </details>
              )}
            </li>
          ))}
        </ul>
      </div>
    </FieldGroup>
  );
}
