import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { useCopy } from './useCopy.ts';

/** How long the button says that the text was copied, in ms. */
const COPIED_MS = 3_000;

/** Copies a text that is shown beside it. */
export function CopyButton({
  text,
  look = 'secondary',
  size,
  onCopied,
}: {
  text: string;
  look?: 'primary' | 'secondary';
  size?: 'small';
  onCopied?: () => void;
}) {
  const { t } = useTranslation('common');
  const copy = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const run = async () => {
    if (!(await copy(text))) return;
    setIsCopied(true);
    onCopied?.();
  };
  return (
    <Button look={look} size={size} icon={isCopied ? 'check' : 'copy'} onClick={() => void run()}>
      <span aria-live="polite">{isCopied ? t(($) => $.copied) : t(($) => $.copy)}</span>
    </Button>
  );
}
