import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { TextField } from '../../ui/Field.tsx';
import { reviewLink } from './reviewAddress.ts';
import styles from './Review.module.css';

/** The link of a review with a copy button (SCR-29). */
export function ReviewLink({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reviews');
  const { basePath } = usePage();
  const { locale } = useFormat();
  const link = reviewLink(window.location.origin, basePath, locale, uuid);
  return (
    <div className={styles.link}>
      <TextField
        label={t(($) => $.share.label)}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} />
    </div>
  );
}
