import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { browserTimeZone } from '../../i18n/browserTimeZone.ts';
import type { LeadDatesQuery } from '../../relay/__generated__/LeadDatesQuery.graphql.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const timeZone = useForeignTimeZone(form);
  return (
    <form
      ref={form}
      className={styles.dates}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        const change = { from: from || null, to: to || null, period: 'all' as const };
        void navigate(paths.leads + leadsQuery(changeFilter(wanted, change)), { preventScrollReset: true });
      }}
    >
      <strong className={styles.title}>{t(($) => $.dates.title)}</strong>
      {timeZone !== null && <p className={styles.note}>{t(($) => $.dates.zone, { zone: timeZone })}</p>}
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

/** The account's time zone, in which days begin; null if it is the browser's. Read when the menu is first opened. */
function useForeignTimeZone(form: RefObject<HTMLFormElement | null>): string | null {
  const environment = useRelayEnvironment();
  const [timeZone, setTimeZone] = useState<string | null>(null);
  useEffect(() => {
    const menu = form.current?.closest('[popover]');
    const read = async () => {
      const query = graphql`
        query LeadDatesQuery {
          viewer {
            account @catch(to: NULL) {
              timeZone
            }
          }
        }
      `;
      // Without an answer, the days are as they are, but nothing says so.
      const answer = await fetchQuery<LeadDatesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' })
        .toPromise()
        .catch(() => undefined);
      setTimeZone(answer?.viewer?.account?.timeZone ?? null);
    };
    const onToggle = () => void read();
    menu?.addEventListener('toggle', onToggle, { once: true });
    return () => menu?.removeEventListener('toggle', onToggle);
  }, [environment, form]);
  return timeZone === browserTimeZone() ? null : timeZone;
}
