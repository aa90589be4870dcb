import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { foldText } from '../../../domain/foldText.ts';
import { paths } from '../../app/routing/paths.ts';
import type { ReviewableLeadList_viewer$key } from '../../relay/__generated__/ReviewableLeadList_viewer.graphql.ts';
import type { ReviewableLeadListPaginationQuery } from '../../relay/__generated__/ReviewableLeadListPaginationQuery.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ReviewableLead } from './ReviewableLead.tsx';
import styles from './Review.module.css';

/** A longer list can be searched. */
const SEARCHED_FROM = 7;
const PAGE_SIZE = 100;

/** The leads to select from, drafts first (STA-50). The search is in place, so the pages behind the first one are read at once. */
export function ReviewableLeadList({
  viewer,
  onChoose,
}: {
  viewer: ReviewableLeadList_viewer$key;
  onChoose: (leadId: string) => void;
}) {
  const { t } = useTranslation('reviews');
  const { t: tLeads } = useTranslation('leads');
  const { t: tCommon } = useTranslation('common');
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReviewableLeadListPaginationQuery,
    ReviewableLeadList_viewer$key
  >(
    graphql`
      fragment ReviewableLeadList_viewer on Viewer
      @refetchable(queryName: "ReviewableLeadListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @throwOnFieldError {
        reviewableLeads(first: $first, after: $after) @connection(key: "ReviewableLeadList_reviewableLeads") {
          edges {
            node {
              leadId
              name
              company
              domain
              reviewStatus
              ...ReviewableLead_lead
            }
          }
        }
      }
    `,
    viewer,
  );
  useEffect(() => {
    if (hasNext && !isLoadingNext && !hasFailed) {
      loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
    }
  }, [hasNext, isLoadingNext, hasFailed, loadNext]);
  // Drafts first, because a long list would hide them; the others stay in their order.
  const leads = data.reviewableLeads.edges
    .map(({ node }) => node)
    .toSorted((one, other) => Number(other.reviewStatus === 'CREATED') - Number(one.reviewStatus === 'CREATED'));
  const words = foldText(text).split(' ');
  const found = leads.filter(({ name, company, domain }) => {
    const names = foldText([name, company, domain].join(' '));
    return words.every((word) => names.includes(word));
  });
  return (
    <>
      {leads.length === 0 && (
        <>
          <p>{t(($) => $.choose.empty)}</p>
          <p>
            <ButtonLink size="small" icon="leads" to={paths.leads}>
              {tLeads(($) => $.title)}
            </ButtonLink>
          </p>
        </>
      )}
      {leads.length > SEARCHED_FROM && (
        <TextField
          label={t(($) => $.choose.search)}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <p role="status" className={styles.small}>
        {text.trim() !== '' && tLeads(($) => $.total, { count: found.length })}
      </p>
      <ul role="list" className={styles.leads}>
        {found.map((lead) => (
          <li key={lead.leadId}>
            <ReviewableLead lead={lead} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p>
          <Button size="small" icon="retry" onClick={() => setFailed(false)}>
            {tCommon(($) => $.tryAgain)}
          </Button>
        </p>
      )}
    </>
  );
}
