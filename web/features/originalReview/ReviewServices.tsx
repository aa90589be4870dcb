import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewServices_service$key } from '../../relay/__generated__/ReviewServices_service.graphql.ts';
import { CheckboxGroup } from '../../ui/Choices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Review.module.css';

/** The catalogue's services as a tree that starts with the top level. Values are ids. */
export function ReviewServices({
  services,
  values,
  onChange,
}: {
  services: readonly ReviewServices_service$key[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) {
  const { t } = useTranslation('reviews');
  return (
    <fieldset className={styles.services}>
      <legend>{t(($) => $.services)}</legend>
      {services.map((service, index) => (
        <Group key={index} service={service} values={values} onChange={onChange} />
      ))}
    </fieldset>
  );
}

function Group({
  service,
  values,
  onChange,
}: {
  service: ReviewServices_service$key;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) {
  const { id, name, children } = useFragment(
    graphql`
      fragment ReviewServices_service on Service @throwOnFieldError {
        id
        name
        children {
          id
          name
        }
      }
    `,
    service,
  );
  const choices = [{ value: id, label: name }, ...children.map((part) => ({ value: part.id, label: part.name }))];
  const own = new Set(choices.map(({ value }) => value));
  const chosen = values.filter((value) => own.has(value));
  return (
    <details className={styles.group}>
      <summary>
        <span>
          {name}
          {chosen.length > 0 && ` (${chosen.length})`}
        </span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <CheckboxGroup
        legend={name}
        choices={choices}
        values={chosen}
        onChange={(changed) => onChange([...values.filter((value) => !own.has(value)), ...changed])}
      />
    </details>
  );
}
