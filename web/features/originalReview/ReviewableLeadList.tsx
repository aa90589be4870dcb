import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { hasWords } from '../../../domain/search/nameSearch.ts';
import { paths } from '../../app/routing/paths.ts';
import type { ReviewableLeadList_viewer$key } from '../../relay/__generated__/ReviewableLeadList_viewer.graphql.ts';
import type { ReviewableLeadListPaginationQuery } from '../../relay/__generated__/ReviewableLeadListPaginationQuery.graphql.ts';
import type { ReviewableLeadListSearchQuery } from '../../relay/__generated__/ReviewableLeadListSearchQuery.graphql.ts';
import { useSearchAnswer } from '../../relay/useSearchAnswer.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { loadDraft } from '../form/keptDraft.ts';
import { REVIEW_DRAFT } from './reviewDraft.ts';
import { ReviewableLead } from './ReviewableLead.tsx';
import styles from './Review.module.css';

/** A longer list can be searched. */
const SEARCHED_FROM = 7;
const PAGE_SIZE = 100;

/**
 * The leads to select from, drafts first (STA-50), above all those that only this browser keeps (EXT-05). A list that has
 * been read to its end is searched in place, a longer one by the gateway.
 */
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
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, { row: 'li', control: 'button', fallback: 'input', isPaged: true });
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
        id
        reviewableLeads(first: $first, after: $after) @connection(key: "ReviewableLeadList_reviewableLeads") {
          edges {
            node {
              leadId
              name
              company
              domain
              ...ReviewableLead_lead
            }
          }
        }
      }
    `,
    viewer,
  );
  const answer = useSearchAnswer<ReviewableLeadListSearchQuery>(
    graphql`
      query ReviewableLeadListSearchQuery($pattern: String!) @throwOnFieldError {
        viewer {
          reviewableLeads(first: 100, query: $pattern) {
            totalCount
            nodes {
              leadId
              ...ReviewableLead_lead
            }
          }
        }
      }
    `,
    hasNext ? text : '',
    1,
    'network-only',
  );
  const readMore = () => {
    setFailed(false);
    loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };
  const isSearch = text.trim() !== '';
  const hasText = ({ leadId }: { readonly leadId: string }) => loadDraft(REVIEW_DRAFT, `${data.id}:${leadId}`) !== null;
  const read = data.reviewableLeads.edges.map(({ node }) => node);
  const typed = read.filter(hasText);
  const leads = [...typed, ...read.filter((lead) => !typed.includes(lead))];
  const listed = leads.filter(({ name, company, domain }) => hasWords([name, company, domain], text));
  const failure = answer?.isCurrent ? answer.failure : null;
  const searched = answer?.isCurrent ? answer.response?.viewer?.reviewableLeads : undefined;
  const found = searched?.nodes ?? listed;
  const count = searched?.totalCount ?? (hasNext ? null : found.length);
  return (
    <div ref={place} className={styles.column}>
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
        {isSearch && count !== null && tLeads(($) => $.total, { count })}
      </p>
      <ul role="list" className={styles.leads}>
        {found.map((lead) => (
          <li key={lead.leadId}>
            <ReviewableLead lead={lead} hasText={hasText(lead)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
      {hasNext && !isSearch && (
        <p>
          <Button size="small" icon={hasFailed ? 'retry' : undefined} pending={isLoadingNext} onClick={readMore}>
            {hasFailed ? tCommon(($) => $.tryAgain) : t(($) => $.choose.more)}
          </Button>
        </p>
      )}
    </div>
  );
}
