import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadDetail_lead$key } from '../../relay/__generated__/LeadDetail_lead.graphql.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { LeadActions } from './LeadActions.tsx';
import { LeadBar } from './LeadBar.tsx';
import { LeadContacts } from './LeadContacts.tsx';
import { LeadDomain } from './LeadDomain.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadRequest } from './LeadRequest.tsx';
import { LeadNotes } from './notes/LeadNotes.tsx';
import { LeadState } from './LeadState.tsx';
import styles from './LeadDetail.module.css';

/**
 * A lead (SCR-18), on its page or in a pane beside the list: the brief on one side, facts and contact details on the
 * other; facts come first on phones.
 */
export function LeadDetail({ lead, isPane = false }: { lead: LeadDetail_lead$key; isPane?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, { row: 'tbody tr', control: 'h1, h2', fallback: 'h1, h2' });
  const data = useFragment(
    graphql`
      fragment LeadDetail_lead on Lead @throwOnFieldError {
        slug
        ...LeadHeader_lead
        ...LeadState_lead
        ...LeadActions_lead
        ...LeadRequest_lead
        ...LeadFacts_lead
        ...LeadContacts_lead
        ...LeadDomain_lead
        ...LeadNotes_lead
      }
    `,
    lead,
  );
  return (
    <div ref={place} className={styles.lead} data-pane={isPane ? '' : undefined}>
      {!isPane && <LeadBar slug={data.slug} />}
      <LeadHeader lead={data} isPane={isPane} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <LeadActions lead={data} />
          {/* Always rendered, so that screen readers announce a state that changes while the lead is open. */}
          <div role="status" className={styles.state}>
            <LeadState lead={data} />
          </div>
          <LeadFacts lead={data} />
          <LeadContacts lead={data} />
        </div>
        <LeadRequest lead={data} />
        <LeadDomain lead={data} />
        <LeadNotes lead={data} />
      </div>
    </div>
  );
}
