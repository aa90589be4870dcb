import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewClient_lead$key } from '../../relay/__generated__/ReviewClient_lead.graphql.ts';
import styles from './Review.module.css';

/** Whom a review is about. */
export function ReviewClient({ lead }: { lead: ReviewClient_lead$key }) {
  const { name, company, domain } = useFragment(
    graphql`
      fragment ReviewClient_lead on Lead @throwOnFieldError {
        name
        company
        domain
      }
    `,
    lead,
  );
  const from = company ?? domain;
  return (
    <p className={styles.client}>
      <strong dir="auto">{name}</strong>
      {from && <span dir="auto">{from}</span>}
    </p>
  );
}
