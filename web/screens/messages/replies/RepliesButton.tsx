import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useHasReplies } from './useHasReplies.ts';

/** Opens the saved replies; renders nothing if the upstream does not support them. */
export function RepliesButton({
  isOpen,
  onToggle,
  onKnown,
}: {
  isOpen: boolean;
  onToggle: () => void;
  /** Called once it is known whether there are saved replies. */
  onKnown: (has: boolean) => void;
}) {
  const { t } = useTranslation('messages');
  const has = useHasReplies();
  useEffect(() => onKnown(has), [has, onKnown]);
  if (!has) return null;
  return (
    <Button size="small" look="quiet" icon="document" aria-expanded={isOpen} onClick={onToggle}>
      {t(($) => $.replies.title)}
    </Button>
  );
}
