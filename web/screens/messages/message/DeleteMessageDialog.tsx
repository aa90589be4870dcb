import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { DeleteMessageDialogMutation } from '../../../relay/__generated__/DeleteMessageDialogMutation.graphql.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';

/**
 * Asks to confirm deleting one of the agency's own messages; both sides keep a placeholder (O-46). If its chat was deleted
 * elsewhere, a notice says that it no longer exists.
 */
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
  const { show } = useNotices();
  const [failure, setFailure] = useState<FailureKind | null>(null);
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
    setFailure(null);
    const response = await run({ variables: { input: { messageId } }, onFailure: setFailure });
    if (!response) return;
    const code = response.deleteMessage.errors[0]?.code;
    // Its chat was deleted elsewhere: a message that was deleted keeps its placeholder.
    if (code === 'MESSAGE_NOT_FOUND') show({ kind: 'error', text: t(($) => $.message.gone) });
    else if (code !== undefined) {
      setFailure('general');
      return;
    }
    onClose();
  };
  return (
    <Dialog
      title={t(($) => $.message.deleteTitle)}
      isBusy={isPending}
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
      {failure && (
        <Banner isAlert tone="danger">
          {t(($) => $.failure[failure], { ns: 'common' })}
        </Banner>
      )}
    </Dialog>
  );
}
