import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PreviewBrief_agency$key } from '../../relay/__generated__/PreviewBrief_agency.graphql.ts';
import type { PreviewBrief_catalogue$key } from '../../relay/__generated__/PreviewBrief_catalogue.graphql.ts';
import { Banner } from '../../ui/Panels.tsx';
import { BriefForm } from '../public/agency/brief/BriefForm.tsx';
import { BriefFrame } from '../public/agency/brief/BriefFrame.tsx';
import styles from './PreviewBrief.module.css';

/** The visitors' brief form, disabled. */
export function PreviewBrief({
  agency,
  catalogue,
}: {
  agency: PreviewBrief_agency$key;
  catalogue: PreviewBrief_catalogue$key;
}) {
  const { t } = useTranslation('profilePreview');
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const data = useFragment(
    graphql`
      fragment PreviewBrief_agency on Agency @throwOnFieldError {
        name
        ...BriefForm_agency
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment PreviewBrief_catalogue on FilterCatalogue @throwOnFieldError {
        ...BriefForm_catalogue
      }
    `,
    catalogue,
  );
  return (
    <BriefFrame name={data.name}>
      <div className={styles.off}>
        <Banner tone="info">{t(($) => $.brief)}</Banner>
        <fieldset disabled>
          <BriefForm
            agency={data}
            catalogue={choices}
            refused={null}
            wanted={{ services: [], budgetId: '' }}
            state={{
              form,
              key,
              faults: [],
              failure: null,
              isOwnChoice: false,
              isPending: false,
              sentTo: null,
              length: 0,
              onInput: () => undefined,
              onSubmit: (event) => event.preventDefault(),
            }}
          />
        </fieldset>
      </div>
    </BriefFrame>
  );
}
