import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadDetail_lead$key } from '../../relay/__generated__/LeadDetail_lead.graphql.ts';
import { LeadContacts } from './LeadContacts.tsx';
import { LeadDomain } from './LeadDomain.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadRequest } from './LeadRequest.tsx';
import styles from './LeadDetail.module.css';

/** The lead's page (SCR-18): the brief on one side, facts and contact details on the other; facts come first on phones. */
export function LeadDetail({ lead }: { lead: LeadDetail_lead$key }) {
  const data = useFragment(
    graphql`
      fragment LeadDetail_lead on Lead @throwOnFieldError {
        ...LeadHeader_lead
        ...LeadRequest_lead
        ...LeadFacts_lead
        ...LeadContacts_lead
        ...LeadDomain_lead
      }
    `,
    lead,
  );
  return (
    <>
      <LeadHeader lead={data} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <LeadFacts lead={data} />
          <LeadContacts lead={data} />
        </div>
        <LeadRequest lead={data} />
        <LeadDomain lead={data} />
      </div>
    </>
  );
}
