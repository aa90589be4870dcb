import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { reviewLink } from './reviewAddress.ts';
import styles from './Review.module.css';

/** How long the button shows that the link was copied, in ms. */
const COPIED_MS = 3_000;

/** A review's link, with a copy button (SCR-29). */
export function ReviewLink({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const { basePath } = usePage();
  const { locale } = useFormat();
  const notices = useNotices();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const link = reviewLink(window.location.origin, basePath, locale, uuid);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The browser denied access, or the page is not https and has no clipboard.
      notices.show({ kind: 'error', text: t(($) => $.share.copyFailed) });
    }
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t(($) => $.share.label)}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? tCommon(($) => $.copied) : tCommon(($) => $.copy)}</span>
      </Button>
    </div>
  );
}
