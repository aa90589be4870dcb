import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { LandingSearch_catalogue$key } from '../../../relay/__generated__/LandingSearch_catalogue.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { directoryHref, parseDirectorySearch } from '../directory/address/directorySearch.ts';
import { useSearchDraft } from './useSearchDraft.ts';
import styles from './LandingSearch.module.css';

/**
 * Asks what, where and for how much. The directory reads both texts as one search. It is a plain form, so it works
 * before and without JavaScript.
 */
export function LandingSearch({
  catalogue,
  hasBudgets,
}: {
  catalogue: LandingSearch_catalogue$key;
  /** False if the upstream cannot filter by budget. */
  hasBudgets: boolean;
}) {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const { budgets } = useFragment(
    graphql`
      fragment LandingSearch_catalogue on FilterCatalogue @throwOnFieldError {
        budgets {
          key
          to {
            ...money_money
          }
        }
      }
    `,
    catalogue,
  );
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const keep = useSearchDraft(form);
  // The browser itself would send empty fields too.
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    void navigate(directoryHref(parseDirectorySearch({}, fields)));
  };
  return (
    <Form
      ref={form}
      action="/agencies"
      method="get"
      role="search"
      className={styles.search}
      onInput={keep}
      onSubmit={search}
    >
      <label className={styles.field}>
        <span>{t(($) => $.search.label)}</span>
        <input
          type="search"
          name="q"
          maxLength={120}
          enterKeyHint="search"
          placeholder={t(($) => $.search.placeholder)}
        />
      </label>
      <label className={styles.field}>
        <span>{t(($) => $.search.where)}</span>
        <input
          type="search"
          name="q"
          maxLength={70}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t(($) => $.search.place)}
        />
      </label>
      {hasBudgets && (
        <label className={styles.field}>
          <span>{t(($) => $.search.budget)}</span>
          <select name="budget" defaultValue="">
            <option value="">{t(($) => $.search.anyBudget)}</option>
            {budgets.map(
              ({ key, to }) =>
                to && (
                  <option key={key} value={key} suppressHydrationWarning>
                    {t(($) => $.search.upTo, { to: money(readMoney(to)) })}
                  </option>
                ),
            )}
          </select>
        </label>
      )}
      <Button type="submit" look="primary" icon="search" className={styles.submit}>
        {t(($) => $.search.submit)}
      </Button>
    </Form>
  );
}
