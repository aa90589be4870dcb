import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '../../app/page/shellSettings.ts';
import styles from './DemoAccounts.module.css';

/** Demo accounts, one per tier and state; selecting one fills the form. */
export function DemoAccounts({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: readonly DemoAccount[];
  chosen: string | null;
  onChoose: (email: string) => void;
}) {
  const { t } = useTranslation('session');
  const { t: tCommon } = useTranslation('common');
  const shows = ({ tier, state }: DemoAccount) =>
    [tCommon(($) => $.tier[tier]), state && t(($) => $.demo.state[state])].filter(Boolean).join(' · ');
  return (
    <details className={styles.demo} open>
      <summary>{t(($) => $.demo.title)}</summary>
      <p>{t(($) => $.demo.text)}</p>
      <ul role="list" className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={account.email === chosen}
              onClick={() => onChoose(account.email)}
            >
              <span>{account.email}</span>
              <span className={styles.tier}>{shows(account)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
