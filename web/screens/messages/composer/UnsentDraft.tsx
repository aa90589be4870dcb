import { useTranslation } from 'react-i18next';
import type { Drafts } from '../outbox/drafts.ts';
import { useDraft } from '../outbox/useKept.ts';
import { UnsentText } from './UnsentText.tsx';

/** The draft of a chat that accepts no more messages (EXT-01). */
export function UnsentDraft({ chatUuid, drafts }: { chatUuid: string; drafts: Drafts }) {
  const { t } = useTranslation('messages');
  const text = useDraft(drafts, chatUuid);
  if (text === '') return null;
  return <UnsentText label={t(($) => $.list.draft)} text={text} onDiscard={() => drafts.set(chatUuid, '')} />;
}
