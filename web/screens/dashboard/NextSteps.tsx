import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import type { NextSteps_viewer$key } from '../../relay/__generated__/NextSteps_viewer.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { Card } from '../../ui/Panels.tsx';
import styles from './NextSteps.module.css';

/** To-dos: leads to answer and unread messages. */
export function NextSteps({ viewer }: { viewer: NextSteps_viewer$key }) {
  const { t } = useTranslation('overview');
  const { account, messenger } = useFragment(
    graphql`
      fragment NextSteps_viewer on Viewer @throwOnFieldError {
        account {
          counters @catch(to: NULL) {
            activeLeads
          }
        }
        messenger @catch(to: NULL) {
          unreadMessages
        }
      }
    `,
    viewer,
  );
  const activeLeads = account.counters?.activeLeads;
  const unread = messenger?.unreadMessages;
  const nothing = activeLeads === 0 && (unread ?? 0) === 0;
  return (
    <Card flush title={t(($) => $.next.title)}>
      <ul role="list" className={styles.tiles}>
        <Tile
          to={paths.leads}
          icon="leads"
          count={activeLeads}
          name={t(($) => $.next.leads)}
          step={t(($) => $.next.answerLeads, { count: activeLeads ?? 0 })}
        />
        <Tile
          to={paths.messages}
          icon="messages"
          count={unread}
          name={t(($) => $.next.messages)}
          step={t(($) => $.next.readMessages, { count: unread ?? 0 })}
        />
      </ul>
      {nothing && (
        <p className={styles.done}>
          <Icon name="success" />
          {t(($) => $.next.allDone)}
        </p>
      )}
    </Card>
  );
}

function Tile({
  to,
  icon,
  count,
  name,
  step,
}: {
  to: string;
  icon: IconName;
  count: number | undefined;
  name: string;
  step: string;
}) {
  const format = useFormat();
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span>{step}</span>
        </span>
        <span className={styles.count}>{count === undefined ? '–' : format.number(count)}</span>
      </Link>
    </li>
  );
}
