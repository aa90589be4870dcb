import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import type {
  AccessTokenRow_token$key,
  AccessTokenScope,
} from '../../relay/__generated__/AccessTokenRow_token.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SCOPE_AREAS } from './scopes.ts';
import styles from './AccessTokens.module.css';

export function AccessTokenRow({ token, onRevoke }: { token: AccessTokenRow_token$key; onRevoke: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment AccessTokenRow_token on AccessToken @throwOnFieldError {
        name
        prefix
        scopes
        createdAt
        expiresAt
        lastUsedAt
      }
    `,
    token,
  );
  const scopeText = (scope: AccessTokenScope): string => {
    if (scope === 'READ' || scope === 'WRITE' || scope === 'MESSAGES') return t(($) => $.tokens.scope[scope]);
    const area = SCOPE_AREAS.find((each) => scope.startsWith(each)) ?? 'LEADS';
    return t(($) => $.tokenScopes.granted, {
      area: t(($) => $.tokenScopes.area[area]),
      access: t(($) => $.tokenScopes.access[scope.endsWith('WRITE') ? 'WRITE' : 'READ']),
    });
  };
  const isExpired = Date.parse(data.expiresAt) <= now;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.prefix}>{`${data.prefix}…`}</span>
        <span className={styles.scopes}>
          {data.scopes.map((scope) => (
            <Chip key={scope}>{scopeText(scope)}</Chip>
          ))}
        </span>
      </div>
      <div className={styles.dates}>
        <span>{t(($) => $.tokens.created, { date: format.date(data.createdAt) })}</span>
        {isExpired ? (
          <Chip tone="warning" icon="clock">
            {t(($) => $.tokens.expired, { date: format.date(data.expiresAt) })}
          </Chip>
        ) : (
          <span>{t(($) => $.tokens.expires, { date: format.date(data.expiresAt) })}</span>
        )}
        <span>
          {data.lastUsedAt
            ? t(($) => $.tokens.lastUsed, { time: format.relative(data.lastUsedAt, now) })
            : t(($) => $.tokens.neverUsed)}
        </span>
      </div>
      <Button size="small" icon="trash" onClick={onRevoke}>
        {t(($) => $.tokens.revoke)}
        <span className="visually-hidden"> {data.name}</span>
      </Button>
    </li>
  );
}
