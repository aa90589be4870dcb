import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { reviewLink } from './reviewAddress.ts';
import styles from './Review.module.css';

/** The link of a review with a copy button (SCR-29). */
export function ReviewLink({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const { basePath } = usePage();
  const { locale } = useFormat();
  const notices = useNotices();
  const link = reviewLink(window.location.origin, basePath, locale, uuid);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notices.show({ kind: 'success', text: tCommon(($) => $.copied) });
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
      <Button icon="copy" onClick={() => void copy()}>
        {tCommon(($) => $.copy)}
      </Button>
    </div>
  );
}
