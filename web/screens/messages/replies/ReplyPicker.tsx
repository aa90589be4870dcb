import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { hasWords } from '../../../../domain/search/nameSearch.ts';
import { filledReply, replyParts } from '../../../../domain/messages/savedReplies.ts';
import type { ReplyVariable } from '../../../../domain/messages/placeholders.ts';
import { usePage } from '../../../app/page/page.ts';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import type { ReplyPickerQuery } from '../../../relay/__generated__/ReplyPickerQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { isInputMethodKey } from '../../../ui/composition.ts';
import { ListSearch } from '../../../ui/listSearch/ListSearch.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { COMMAND, insertReply } from './insertReply.ts';
import styles from './Replies.module.css';

const ManageReplies = lazy(async () => ({ default: (await import('./ManageReplies.tsx')).ManageReplies }));

const query = graphql`
  query ReplyPickerQuery @throwOnFieldError {
    viewer {
      savedReplies {
        id
        title
        text
      }
      agency {
        name
        alias
        isListed
      }
      ...ManageReplies_viewer
    }
  }
`;

interface Props {
  leadName: string;
  /** The text of the message. What follows a slash is searched for. */
  typed?: string;
  /** The message field, which gets the reply with its variables filled in. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called with whether the dialog that manages the replies is open. */
  onManage: (isManaging: boolean) => void;
  onClose: () => void;
}

/** The list of saved replies above the composer (EXT-11). */
export function ReplyPicker(props: Props) {
  const [reference, load] = useQueryLoader<ReplyPickerQuery>(query);
  useEffect(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  const loading = <Skeleton height={120} />;
  const closeOnEscape = (event: KeyboardEvent) => {
    // In the dialog above the list, Escape closes only the dialog.
    const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || isAbove || isInputMethodKey(event.nativeEvent)) return;
    // It must not close the chat as well.
    event.preventDefault();
    props.onClose();
  };
  return (
    <div className={styles.picker} onKeyDown={closeOnEscape}>
      <DialogBoundary onFailure={props.onClose} fallback={loading}>
        {reference ? <Replies reference={reference} {...props} /> : loading}
      </DialogBoundary>
    </div>
  );
}

function Replies({
  reference,
  leadName,
  typed = '',
  field,
  onManage,
  onClose,
}: Props & { reference: PreloadedQuery<ReplyPickerQuery> }) {
  const { t } = useTranslation('messages');
  const { basePath } = usePage();
  const { viewer } = usePreloadedQuery<ReplyPickerQuery>(query, reference);
  const [text, setText] = useState(COMMAND.test(typed) ? typed.slice(1) : '');
  const [seen, setSeen] = useState({ typed, searches: 0 });
  // A slash starts a search also if the list is already open.
  if (typed !== seen.typed) {
    const isSearch = COMMAND.test(typed);
    if (isSearch) setText(typed.slice(1));
    setSeen({ typed, searches: seen.searches + Number(isSearch) });
  }
  const [isManaging, setManaging] = useState(false);
  if (!viewer) return null;
  const { agency } = viewer;
  const values: Readonly<Record<ReplyVariable, string | null>> = {
    lead: leadName,
    agency: agency?.name ?? null,
    link: agency?.isListed ? `${window.location.origin}${basePath}/agencies/${agency.alias}` : null,
  };
  const replies = (viewer.savedReplies ?? []).filter((reply) => hasWords([reply.title, reply.text], text));
  return (
    <>
      <ListSearch
        key={seen.searches}
        label={t(($) => $.replies.find)}
        text={text}
        empty={t(($) => (text.trim() === '' ? $.replies.none : $.replies.noMatch))}
        options={replies.map((reply) => ({
          id: reply.id,
          content: (
            <>
              <strong className={styles.title} dir="auto">
                {reply.title}
              </strong>
              <span className={styles.text} dir="auto">
                {replyParts(reply.text, values).map((part, index) =>
                  'text' in part ? (
                    part.text
                  ) : (
                    // The parts of a text never change their order.
                    <span key={index} className={part.value === null ? styles.missing : styles.filled}>
                      {part.value ?? `{${part.variable}}`}
                    </span>
                  ),
                )}
              </span>
            </>
          ),
          onSelect: () => {
            if (field.current) insertReply(field.current, filledReply(reply.text, values));
            onClose();
          },
        }))}
        onText={setText}
      />
      <p className={styles.foot}>
        <Button size="small" look="quiet" icon="settings" onClick={() => setManaging(true)}>
          {t(($) => $.replies.manage)}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {t(($) => $.replies.close)}
        </Button>
      </p>
      {isManaging && (
        <Suspense fallback={null}>
          <ManageReplies viewer={viewer} onShown={onManage} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
