import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SurveyName } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { useKeptWords } from './keptWords.ts';
import { useSendSurvey } from './useSendSurvey.ts';
import { useFocusOnText, WordsForm } from './WordsForm.tsx';

/** A survey question that the portal asks only once (RST-69). */
export function SurveyDialog({
  survey,
  ownerId,
  email,
  onClose,
}: {
  survey: SurveyName;
  ownerId: string;
  /** The address for our reply, unless the user changes it. */
  email: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('feedback');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const formId = useId();
  const { words, change, clear } = useKeptWords(survey, ownerId, email);
  const [send, isPending] = useSendSurvey(survey);
  useFocusOnText(formId);
  useCloseOnBack(onClose, isPending);
  return (
    <Dialog
      title={t(($) => $.survey[survey].title)}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="primary" type="submit" form={formId} pending={isPending}>
            {t(($) => $.survey.send)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.survey[survey].intro)}</p>
      <WordsForm
        id={formId}
        words={words}
        label={t(($) => $.survey.answer)}
        isPending={isPending}
        onChange={change}
        onSend={() => send(words)}
        onSent={(isShown) => {
          clear();
          // Not another dialog that has taken its place.
          if (isShown) onClose();
          notices.show({ kind: 'success', text: t(($) => $.survey.sent) });
        }}
      />
    </Dialog>
  );
}
