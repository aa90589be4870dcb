import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BriefServices_service$key } from '../../../../relay/__generated__/BriefServices_service.graphql.ts';
import { FieldError } from '../../../../ui/Field.tsx';
import { withoutHeads } from '../catalogue/serviceGroups.ts';
import styles from './BriefServices.module.css';

/** Checkboxes for the agency's services. A service that has parts is selected through them: choosing it ticks all. */
export function BriefServices({
  services,
  chosen,
  error,
}: {
  services: BriefServices_service$key;
  /** Global ids. */
  chosen: readonly string[];
  error: string | undefined;
}) {
  const { t } = useTranslation('agency');
  const id = useId();
  const offered = useFragment(
    graphql`
      fragment BriefServices_service on Service @relay(plural: true) @throwOnFieldError {
        id
        name
        parentId
      }
    `,
    services,
  );
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : id}>
      <legend>{t(($) => $.brief.services)}</legend>
      <div className={styles.services}>
        {withoutHeads(offered.map(({ id: own, name, parentId }) => ({ id: own, name, parentId }))).map((service) => (
          <label key={service.id} className={styles.service}>
            <input
              type="checkbox"
              name="services"
              value={service.id}
              defaultChecked={chosen.includes(service.id) || chosen.includes(service.parentId ?? '')}
            />
            {service.name}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
