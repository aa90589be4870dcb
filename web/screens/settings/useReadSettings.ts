import { useRelayEnvironment } from 'react-relay/hooks';
import { refetch } from '../../relay/refetch.ts';
import settingsQuery from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import type { SettingsScreenQuery } from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';

/**
 * Returns a function that reads the settings again, after something was found changed elsewhere or an action may have
 * been executed without a response. If that fails, what is shown stays as it is. It never throws.
 */
export function useReadSettings(): () => void {
  const environment = useRelayEnvironment();
  return () => void refetch<SettingsScreenQuery>(environment, settingsQuery, {});
}
