import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import styles from './Frame.module.css';

/** Says that something else was saved meanwhile, and which fields were changed here as well (EXT-05). */
export function OvertakenBanner({
  clashes,
  onKeep,
  onDiscard,
}: {
  /** Names of those fields. */
  clashes: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('profile');
  const { list } = useFormat();
  return (
    <div role="alert">
      <Banner
        tone="warning"
        action={
          <span className={styles.restored}>
            <Button size="small" onClick={onKeep}>
              {t(($) => $.overtaken.keep)}
            </Button>
            <Button size="small" look="quiet" onClick={onDiscard}>
              {t(($) => $.overtaken.discard)}
            </Button>
          </span>
        }
      >
        {t(($) => $.overtaken.text)}
        {clashes.length > 0 && ` ${t(($) => $.overtaken.clashes, { fields: list(clashes) })}`}
      </Banner>
    </div>
  );
}
