import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadDetail_lead$key } from '../../relay/__generated__/LeadDetail_lead.graphql.ts';
import { LeadContacts } from './LeadContacts.tsx';
import { LeadDomain } from './LeadDomain.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadRequest } from './LeadRequest.tsx';
import styles from './LeadDetail.module.css';

/** All that is known of a lead (SCR-18): its own words on one side, how to reach it and its terms on the other. */
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
        <LeadRequest lead={data} />
        <div className={styles.side}>
          <LeadContacts lead={data} />
          <LeadFacts lead={data} />
        </div>
        <LeadDomain lead={data} />
      </div>
    </>
  );
}
