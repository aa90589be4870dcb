import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import styles from './LandingSearch.module.css';

/** Searches the directory by text. A plain form, so it works before and without JavaScript. */
export function LandingSearch() {
  const { t } = useTranslation('landing');
  return (
    <Form action="/agencies" method="get" role="search" className={styles.search}>
      <label htmlFor="landing-search">{t(($) => $.search.label)}</label>
      <div className={styles.row}>
        <input
          id="landing-search"
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          placeholder={t(($) => $.search.placeholder)}
        />
        <Button type="submit" look="primary" icon="search" className={styles.submit}>
          {t(($) => $.search.submit)}
        </Button>
      </div>
    </Form>
  );
}
