import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../../routing/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { useKeptWords } from './keptWords.ts';
import { useSendFeedback } from './useSendFeedback.ts';
import { useFocusOnText, WordsForm } from './WordsForm.tsx';

/** Feedback about the current page (SCR-05, ENT-55). */
export function FeedbackDialog({
  ownerId,
  email,
  onClose,
}: {
  ownerId: string;
  /** The address for our reply, unless the user changes it. */
  email: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('feedback');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const formId = useId();
  const { pathname } = useLocation();
  const { words, idempotencyKey, change, clear } = useKeptWords('feedback', ownerId, email);
  const [send, isPending] = useSendFeedback();
  useFocusOnText(formId);
  useCloseOnBack(onClose, isPending);
  return (
    <Dialog
      title={t(($) => $.title)}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="primary" type="submit" form={formId} pending={isPending}>
            {t(($) => $.send)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.intro)}</p>
      <WordsForm
        id={formId}
        words={words}
        label={t(($) => $.text)}
        isPending={isPending}
        onChange={change}
        // The route's id, which does not identify a lead or chat.
        onSend={() => send(words, { page: matchRoute(pathname).route.id, idempotencyKey })}
        onSent={(isShown) => {
          clear();
          // Not another dialog that has taken its place.
          if (isShown) onClose();
          notices.show({ kind: 'success', text: t(($) => $.feedbackSuccess) });
        }}
      />
    </Dialog>
  );
}
