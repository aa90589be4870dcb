import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { SavedRepliesQuery } from '../../../relay/__generated__/SavedRepliesQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';

const ReplyPicker = lazy(async () => ({ default: (await import('./ReplyPicker.tsx')).ReplyPicker }));

const query = graphql`
  query SavedRepliesQuery {
    viewer {
      savedReplies {
        __typename
      }
    }
  }
`;

/** The button and the list of saved replies (EXT-11); nothing where the upstream keeps none. */
export function SavedReplies({
  leadName,
  isOpen,
  onToggle,
  onInsert,
}: {
  leadName: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}) {
  const { t } = useTranslation('messages');
  if (!useHasReplies()) return null;
  return (
    <>
      <Button size="small" look="quiet" icon="document" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        {t(($) => $.replies.title)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReplyPicker leadName={leadName} onInsert={onInsert} onClose={() => onToggle(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Read once in a page. A failure hides the control, and the next chat asks again. */
function useHasReplies(): boolean {
  const environment = useRelayEnvironment();
  const [has, setHas] = useState(false);
  useEffect(() => {
    const read = fetchQuery<SavedRepliesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ viewer }) => setHas(viewer?.savedReplies != null),
      error: () => setHas(false),
    });
    return () => read.unsubscribe();
  }, [environment]);
  return has;
}
