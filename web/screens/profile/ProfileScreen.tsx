import { lazy } from 'react';
import { graphql } from 'react-relay/hooks';
import { indexCatalogue } from '../../../domain/profile/catalogueIndex.ts';
import { checkProfile } from '../../../domain/profile/profileRules.ts';
import type { ProfileFault, ProfileRules } from '../../../domain/profile/profile.ts';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ProfileScreenQuery } from '../../relay/__generated__/ProfileScreenQuery.graphql.ts';
import { visibilityOf } from '../profilePreview/visibility.ts';
import { profileFromServer } from './form/profileFromServer.ts';
import type { ServerProfile } from './form/profileFromServer.ts';
import { formPath } from './form/serverFaults.ts';
import { useProfileOptions } from './form/useProfileOptions.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { useStoreLogo } from './useStoreLogo.ts';

// A separate chunk, because it is as large as a whole screen.
const ProfileEditor = lazy(async () => ({ default: (await import('./ProfileEditor.tsx')).ProfileEditor }));

/** The agency's profile: its form in the states new, draft and published (RTE-02, SCR-01). */
export function ProfileScreen() {
  const { viewer, filters } = useRouteQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery @preloadable @throwOnFieldError {
      viewer {
        id
        account {
          user {
            agencyStatus
            moderationStatus
            blockReason
          }
        }
        profile {
          ...profileFromServer_profile
        }
      }
      filters {
        ...useProfileOptions_filters
      }
    }
  `);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { agencyStatus, moderationStatus, blockReason } = viewer.account.user;
  const server = profileFromServer(viewer.profile);
  const options = useProfileOptions(filters);
  const save = useSaveProfile(server);
  const logo = useStoreLogo();
  const rules = { limits: server.limits, catalogue: indexCatalogue(options), now: new Date() };
  return (
    <ProfileEditor
      // The access overlay covers the state `limits`.
      state={server.state === 'limits' ? 'new' : server.state}
      ownerId={viewer.id}
      visibility={visibilityOf(agencyStatus, moderationStatus)}
      blockReason={blockReason ?? null}
      alias={server.alias}
      saved={server.profile}
      revision={server.revision}
      faults={refusedFields(server, rules)}
      limits={server.limits}
      isExpert={server.isExpert}
      options={options}
      logo={logo}
      save={save}
    />
  );
}

/** Errors of the last rejected save (ENT-13). */
function refusedFields({ invalidFields, profile }: ServerProfile, rules: ProfileRules): readonly ProfileFault[] {
  const found = checkProfile(profile, rules);
  return invalidFields.flatMap((steps) => {
    const path = formPath(steps);
    if (path === null) return [];
    return [found.find((fault) => fault.path === path) ?? { path, code: 'INVALID_VALUE', params: {} }];
  });
}
