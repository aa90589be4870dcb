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

/** How long before its expiry a token is marked, in ms. */
const SOON = 14 * 24 * 60 * 60 * 1_000;

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
  const left = Date.parse(data.expiresAt) - now;
  // It has been used, even if this machine's clock is late.
  const used = data.lastUsedAt && format.relative(data.lastUsedAt, Math.max(now, Date.parse(data.lastUsedAt)));
  return (
    <tr className={styles.token}>
      <th scope="row">
        <div className={styles.name}>{data.name}</div>
        <div className={styles.origin}>
          <span className={styles.prefix}>{`${data.prefix}…`}</span>
          <span className={styles.whole}>{t(($) => $.tokens.created, { date: format.date(data.createdAt) })}</span>
        </div>
      </th>
      <td>
        <div className={styles.scopes}>
          {data.scopes.map((scope) => (
            <Chip key={scope}>{scopeText(scope)}</Chip>
          ))}
        </div>
      </td>
      <td>
        <div className={styles.expiry} data-label={t(($) => $.tokens.expires)}>
          <span className={styles.whole}>{format.date(data.expiresAt)}</span>
          {left < SOON && (
            <Chip tone="warning" icon="clock">
              {left > 0 ? t(($) => $.tokens.left, { span: format.span(left) }) : t(($) => $.tokens.expired)}
            </Chip>
          )}
        </div>
      </td>
      <td className={styles.used} data-label={t(($) => $.tokens.lastUsed)}>
        {used ?? t(($) => $.tokens.neverUsed)}
      </td>
      <td className={styles.end}>
        <Button size="small" look="quiet" className={styles.revoke} onClick={onRevoke}>
          {t(($) => $.tokens.revoke)}
          <span className="visually-hidden"> {data.name}</span>
        </Button>
      </td>
    </tr>
  );
}
