import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { usePage } from '../../app/page/page.ts';
import type { AccessTokens_viewer$key } from '../../relay/__generated__/AccessTokens_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { CardTable, TableFrame } from '../../ui/table/CardTable.tsx';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const CreateTokenDialog = lazy(async () => ({ default: (await import('./CreateTokenDialog.tsx')).CreateTokenDialog }));
const RevokeTokenDialog = lazy(async () => ({ default: (await import('./RevokeTokenDialog.tsx')).RevokeTokenDialog }));

/** Personal access tokens for internal tools (EXT-24); renders nothing if the upstream does not support them. */
export function AccessTokens({ viewer }: { viewer: AccessTokens_viewer$key }) {
  const { t } = useTranslation('settings');
  const { basePath } = usePage();
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_viewer on Viewer @throwOnFieldError {
        accessTokens {
          id
          name
          ...AccessTokenRow_token
        }
      }
    `,
    viewer,
  );
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null);
  if (!accessTokens) return null;
  const create = (
    <Button icon="plus" onClick={() => setIsCreating(true)}>
      {t(($) => $.tokens.create)}
    </Button>
  );
  return (
    <SettingsSection
      id="tokens"
      title={t(($) => $.tokens.title)}
      text={
        <>
          {t(($) => $.tokens.text)} <a href={`${basePath}/docs/`}>{t(($) => $.tokens.reference)}</a>
        </>
      }
      action={accessTokens.length > 0 && create}
      isBare={accessTokens.length > 0}
    >
      {accessTokens.length === 0 ? (
        <EmptyState isInSection icon="key" title={t(($) => $.tokens.empty)} action={create} />
      ) : (
        <TableFrame>
          <CardTable
            caption={t(($) => $.tokens.title)}
            columns={[
              t(($) => $.tokens.name),
              t(($) => $.tokens.scopes),
              t(($) => $.tokens.expires),
              t(($) => $.tokens.lastUsed),
              t(($) => $.tokens.actions),
            ]}
          >
            {accessTokens.map((token) => (
              <AccessTokenRow
                key={token.id}
                token={token}
                onRevoke={() => setRevoking({ id: token.id, name: token.name })}
              />
            ))}
          </CardTable>
        </TableFrame>
      )}
      {isCreating && (
        <DialogBoundary onFailure={() => setIsCreating(false)}>
          <CreateTokenDialog onClose={() => setIsCreating(false)} />
        </DialogBoundary>
      )}
      {revoking && (
        <DialogBoundary onFailure={() => setRevoking(null)}>
          <RevokeTokenDialog {...revoking} onClose={() => setRevoking(null)} />
        </DialogBoundary>
      )}
    </SettingsSection>
  );
}
