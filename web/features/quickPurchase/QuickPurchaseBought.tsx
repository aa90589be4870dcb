import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tier } from '../../app/access/tier.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './QuickPurchase.module.css';

/** Confirms the purchase with the account's new tariff and what it unlocks (STA-35). */
export function QuickPurchaseBought({ tier, next, onClose }: { tier: Tier; next?: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const end = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so focus must move.
  useEffect(() => end.current?.focus(), []);
  return (
    <div className={styles.content}>
      <div role="status" className={styles.bought}>
        <span className={styles.mark}>
          <Icon name="check" size={24} />
        </span>
        <p>
          {t(($) => $.bought.tariff)} <strong>{tCommon(($) => $.tier[tier])}</strong>
        </p>
        <p>{t(($) => $.bought.text)}</p>
      </div>
      <div className={styles.actions}>
        {next}
        <Button ref={end} look={next ? 'secondary' : 'primary'} onClick={onClose}>
          {next ? tCommon(($) => $.close) : t(($) => $.bought.continue)}
        </Button>
      </div>
    </div>
  );
}
