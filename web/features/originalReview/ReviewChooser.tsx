import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ReviewChooserQuery } from '../../relay/__generated__/ReviewChooserQuery.graphql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { DialogBoundary } from '../DialogBoundary.tsx';
import { LoadingReview } from './LoadingReview.tsx';
import { ReviewableLead } from './ReviewableLead.tsx';
import { ReviewFlow } from './ReviewFlow.tsx';
import { ReviewNumbers } from './ReviewNumbers.tsx';
import styles from './Review.module.css';

const query = graphql`
  query ReviewChooserQuery @throwOnFieldError {
    viewer {
      reviewableLeads {
        leadId
        name
        company
        domain
        ...ReviewableLead_lead
      }
      reviewSummary @catch(to: NULL) {
        ...ReviewNumbers_summary
      }
    }
  }
`;

/** Lists with at least this many leads have a search field. */
const SEARCHED_FROM = 7;

/** Lets the user select an accepted lead to ask for a review, then opens it (SCR-27, ENT-41). */
export function ReviewChooser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [reference, load] = useQueryLoader<ReviewChooserQuery>(query);
  const [leadId, setLeadId] = useState<string | null>(null);
  useEffect(() => load({}, { fetchPolicy: 'network-only' }), [load]);
  if (leadId !== null) return <ReviewFlow leadId={leadId} onClose={onClose} />;
  const loading = <LoadingReview title={t(($) => $.choose.title)} onClose={onClose} />;
  return (
    <DialogBoundary onFailure={onClose}>
      <Suspense fallback={loading}>
        {reference ? <Choices reference={reference} onClose={onClose} onChoose={setLeadId} /> : loading}
      </Suspense>
    </DialogBoundary>
  );
}

function Choices({
  reference,
  onClose,
  onChoose,
}: {
  reference: PreloadedQuery<ReviewChooserQuery>;
  onClose: () => void;
  onChoose: (leadId: string) => void;
}) {
  const { t } = useTranslation('reviews');
  const { t: tLeads } = useTranslation('leads');
  const [text, setText] = useState('');
  const { viewer } = usePreloadedQuery<ReviewChooserQuery>(query, reference);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { reviewableLeads, reviewSummary } = viewer;
  const words = text.toLocaleLowerCase().split(/\s+/u);
  const found = reviewableLeads.filter(({ name, company, domain }) => {
    const names = [name, company, domain].join(' ').toLocaleLowerCase();
    return words.every((word) => names.includes(word));
  });
  return (
    <Dialog title={t(($) => $.choose.title)} onClose={onClose}>
      <div className={styles.column}>
        {reviewSummary && <ReviewNumbers summary={reviewSummary} isAboveLeads />}
        {reviewableLeads.length === 0 && <p>{t(($) => $.choose.empty)}</p>}
        {reviewableLeads.length > SEARCHED_FROM && (
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
      </div>
    </Dialog>
  );
}
