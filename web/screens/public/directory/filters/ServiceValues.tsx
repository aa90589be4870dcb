import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { replacedServices } from '../options/directoryOptions.ts';
import type { DirectoryOptions, FilterOption, ServiceOption } from '../options/directoryOptions.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { FilterValue } from './FilterValues.tsx';
import { UnfoldButton } from './UnfoldButton.tsx';
import styles from './FilterValues.module.css';

/**
 * Top-level services with their parts folded below (DIR-02). Chosen parts stay while folded, because the form sends only
 * what is rendered.
 */
export function ServiceValues({ options }: { options: DirectoryOptions }) {
  const { wanted } = useDirectory();
  const isChosen = ({ value }: { value: string }) => wanted.services.includes(value);
  const offered = options.services.filter(
    (service) => service.count > 0 || isChosen(service) || service.parts.some(isChosen),
  );
  return (
    <ul role="list" className={styles.values}>
      {offered.map((service) => (
        <li key={service.value}>
          <Service service={service} options={options} />
        </li>
      ))}
    </ul>
  );
}

function Service({ service, options }: { service: ServiceOption; options: DirectoryOptions }) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { wanted, unfolded } = useDirectory();
  const isChosen = ({ value }: { value: string }) => wanted.services.includes(value);
  const parts = service.parts.filter((part) => part.count > 0 || isChosen(part));
  // Initially open if a specialty is selected; after that, the visitor decides.
  const [isUnfolded, setUnfolded] = useState(() => unfolded.includes('services') || parts.some(isChosen));
  const shown = isUnfolded ? parts : parts.filter(isChosen);
  const valueOf = (option: FilterOption) => (
    <FilterValue filter="services" option={option} number={number} replaces={replacedServices(options, option.value)} />
  );
  const value = valueOf(service);
  if (parts.length === 0) return value;
  return (
    <div className={styles.family}>
      {value}
      <UnfoldButton
        filter="services"
        isUnfolded={isUnfolded}
        setUnfolded={setUnfolded}
        label={t(($) => $.filters.parts, { name: service.label })}
        className={styles.unfold}
      >
        <Icon name="chevronDown" size={18} />
      </UnfoldButton>
      {shown.length > 0 && (
        <ul role="list" className={styles.parts}>
          {shown.map((part) => (
            <li key={part.value}>{valueOf(part)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
