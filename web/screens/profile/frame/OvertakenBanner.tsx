import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { OVERTAKEN_PATH } from '../form/formState.ts';
import styles from './OvertakenBanner.module.css';

/** Tells the user that the profile was saved elsewhere, and which fields conflict (EXT-05). */
export function OvertakenBanner({
  clashes,
  onKeep,
  onDiscard,
}: {
  /** Names of the conflicting fields; null if nothing was saved elsewhere. */
  clashes: readonly string[] | null;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('profile');
  const { list } = useFormat();
  // Always rendered, because screen readers only announce changes to an existing live region.
  return (
    <div role="alert" data-path={OVERTAKEN_PATH}>
      {clashes && (
        <Banner tone="warning">
          <div className={styles.text}>
            <p>{t(($) => $.overtaken.text)}</p>
            {clashes.length > 0 && <p>{t(($) => $.overtaken.clashes, { fields: list(clashes) })}</p>}
            <div className={styles.actions}>
              <Button size="small" onClick={onKeep}>
                {t(($) => $.overtaken.keep)}
              </Button>
              <Button size="small" look="quiet" onClick={onDiscard}>
                {t(($) => $.overtaken.discard)}
              </Button>
            </div>
          </div>
        </Banner>
      )}
    </div>
  );
}
