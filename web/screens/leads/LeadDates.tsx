import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { changeFilter, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadDates.module.css';

/** Last day of the contract's Date. Without it, browsers accept years of up to six digits. */
const LAST_DAY = '9999-12-31';

/** Filters the list by the first and last day on which leads were received. */
export function LeadDates({ wanted }: { wanted: LeadsSearch }) {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const [from, setFrom] = useState(wanted.from ?? '');
  const [to, setTo] = useState(wanted.to ?? '');
  return (
    <form
      className={styles.dates}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        const change = { from: from || null, to: to || null, period: 'all' as const };
        void navigate(paths.leads + leadsQuery(changeFilter(wanted, change)), { preventScrollReset: true });
      }}
    >
      <strong className={styles.title}>{t(($) => $.dates.title)}</strong>
      <TextField
        label={t(($) => $.dates.from)}
        type="date"
        value={from}
        max={to || LAST_DAY}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        label={t(($) => $.dates.to)}
        type="date"
        value={to}
        min={from || undefined}
        max={LAST_DAY}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" size="small" wide>
        {t(($) => $.dates.apply)}
      </Button>
    </form>
  );
}
