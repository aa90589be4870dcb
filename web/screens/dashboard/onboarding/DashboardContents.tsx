import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Onboarding.module.css';

const CONTENTS = [
  { key: 'leads', icon: 'leads' },
  { key: 'messages', icon: 'messages' },
  { key: 'figures', icon: 'dashboard' },
] as const;

/** Lists what a new owner's dashboard will show once the page is published. */
export function DashboardContents() {
  const { t } = useTranslation('onboarding');
  return (
    <section className={styles.contents}>
      <h2>{t(($) => $.contents.title)}</h2>
      <ul role="list">
        {CONTENTS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={16} />
            <div>
              <strong>{t(($) => $.contents[key].title)}</strong>
              <p>{t(($) => $.contents[key].text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
