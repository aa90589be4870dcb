import { useTranslation } from 'react-i18next';
import styles from './DemoAccounts.module.css';

/** Demo accounts, one per tier and state; selecting one fills the form. */
export function DemoAccounts({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: readonly { email: string; tier: string }[];
  chosen: string | null;
  onChoose: (email: string) => void;
}) {
  const { t } = useTranslation('session');
  return (
    <details className={styles.demo} open>
      <summary>{t(($) => $.demo.title)}</summary>
      <p>{t(($) => $.demo.text)}</p>
      <ul role="list" className={styles.list}>
        {accounts.map(({ email, tier }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={email === chosen}
              onClick={() => onChoose(email)}
            >
              <span>{email}</span>
              <span className={styles.tier}>{tier}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
