import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import styles from './Form.module.css';

/** Announces restored changes that this browser has kept since `from`, in ms since 1970 (EXT-05). */
export function RestoredBanner({
  from,
  onKeep,
  onDiscard,
}: {
  from: number;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('common');
  const { relative } = useFormat();
  const now = useNow();
  return (
    <Banner
      tone="info"
      action={
        <span className={styles.restored}>
          <Button size="small" onClick={onKeep}>
            {t(($) => $.restored.keep)}
          </Button>
          <Button size="small" look="quiet" onClick={onDiscard}>
            {t(($) => $.restored.discard)}
          </Button>
        </span>
      }
    >
      {t(($) => $.restored.text, { time: relative(from, now) })}
    </Banner>
  );
}
