import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { DeleteMessageDialogMutation } from '../../../relay/__generated__/DeleteMessageDialogMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';

/** Asks to confirm deleting one of the agency's own messages; both sides keep a placeholder (O-46). */
export function DeleteMessageDialog({
  messageId,
  leadName,
  onClose,
}: {
  messageId: string;
  leadName: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['messages', 'common']);
  const { showFailure } = useNotices();
  const [run, isPending] = useMutation<DeleteMessageDialogMutation>(graphql`
    mutation DeleteMessageDialogMutation($input: DeleteMessageInput!) {
      deleteMessage(input: $input) {
        message {
          ...MessageBubble_message
        }
        errors {
          code
        }
      }
    }
  `);
  const remove = async () => {
    const response = await run({ variables: { input: { messageId } } });
    onClose();
    if (response && response.deleteMessage.errors.length > 0) showFailure('general');
  };
  return (
    <Dialog
      title={t(($) => $.message.deleteTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel, { ns: 'common' })}</Button>
          <Button look="danger" icon="trash" pending={isPending} onClick={() => void remove()}>
            {t(($) => $.message.delete)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.message.deleteText, { name: leadName })}</p>
    </Dialog>
  );
}
