import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { LEAD_DEADLINE_DAYS } from '../../../../../domain/leads.ts';
import type { RefusedBrief } from '../../../../../domain/briefForm.ts';
import type { BriefSection_agency$key } from '../../../../relay/__generated__/BriefSection_agency.graphql.ts';
import type { BriefSection_catalogue$key } from '../../../../relay/__generated__/BriefSection_catalogue.graphql.ts';
import { BriefForm } from './BriefForm.tsx';
import { BriefSent } from './BriefSent.tsx';
import { Part } from '../section/Part.tsx';
import { useBriefForm } from './useBriefForm.ts';
import styles from './BriefSection.module.css';

/** Asks the agency for an offer (DIR-13). `refused`: what the server said of the same form sent without JavaScript. */
export function BriefSection({
  agency,
  catalogue,
  refused,
}: {
  agency: BriefSection_agency$key;
  catalogue: BriefSection_catalogue$key;
  refused: RefusedBrief | null;
}) {
  const { t } = useTranslation('agency');
  const [search] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment BriefSection_agency on Agency @throwOnFieldError {
        alias
        name
        ...BriefForm_agency
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment BriefSection_catalogue on FilterCatalogue @throwOnFieldError {
        ...BriefForm_catalogue
      }
    `,
    catalogue,
  );
  const { alias, name } = data;
  const state = useBriefForm(alias, refused);
  if (state.sentTo !== null) return <BriefSent name={name} email={state.sentTo} />;
  // Sent without JavaScript: the server leads back here, to an address that can be loaded again without sending.
  if (search.get('brief') === 'sent' && !refused) return <BriefSent name={name} email={null} />;
  const days = LEAD_DEADLINE_DAYS;
  return (
    <Part id="brief" title={t(($) => $.brief.title, { name })} hint={t(($) => $.brief.intro, { name })}>
      <div className={styles.columns}>
        <BriefForm agency={data} catalogue={choices} state={state} refused={refused} />
        <aside className={styles.steps} aria-label={t(($) => $.brief.steps.title)}>
          <h3>{t(($) => $.brief.steps.title)}</h3>
          <ol>
            <li>{t(($) => $.brief.steps.write, { name })}</li>
            <li>{t(($) => $.brief.steps.answer, { days })}</li>
            <li>{t(($) => $.brief.steps.contact)}</li>
          </ol>
        </aside>
      </div>
    </Part>
  );
}
