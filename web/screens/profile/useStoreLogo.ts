import { graphql } from 'react-relay/hooks';
import { isMember } from '../../../domain/closedSet.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useStoreLogoDeleteMutation } from '../../relay/__generated__/useStoreLogoDeleteMutation.graphql.ts';
import type { useStoreLogoMutation } from '../../relay/__generated__/useStoreLogoMutation.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { LOGO_FAULTS } from './fields/LogoField.tsx';
import type { EditedProfile } from './form/editedProfile.ts';
import type { StoreLogo } from './ProfileEditor.tsx';

/** Uploads and removes the logo (RST-07, RST-08). */
export function useStoreLogo(): StoreLogo {
  const notices = useNotices();
  const [upload, isUploading] = useMutation<useStoreLogoMutation>(graphql`
    mutation useStoreLogoMutation($file: Upload!) {
      uploadLogo(input: { file: $file }) {
        profile {
          id
          logo {
            name
            url
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const [remove, isRemoving] = useMutation<useStoreLogoDeleteMutation>(graphql`
    mutation useStoreLogoDeleteMutation {
      deleteLogo {
        profile {
          id
          logo {
            name
            url
          }
        }
      }
    }
  `);
  return {
    isPending: isUploading || isRemoving,
    async upload(file, onStored) {
      let failure: FailureKind = 'general';
      const onFailure = (kind: FailureKind) => {
        failure = kind;
      };
      const payload = (await upload({ variables: { file: null }, uploadables: { file }, onFailure }))?.uploadLogo;
      if (!payload) return failure;
      const code = payload.errors[0]?.code;
      if (code !== undefined) return isMember(LOGO_FAULTS, code) ? code : 'general';
      if (payload.profile) onStored(storedLogo(payload.profile));
      return null;
    },
    async remove(onStored) {
      const payload = (await remove({ variables: {} }))?.deleteLogo;
      if (payload?.profile) onStored(storedLogo(payload.profile));
      else if (payload) notices.showFailure('general');
    },
  };
}

type StoredProfile = NonNullable<NonNullable<useStoreLogoMutation['response']['uploadLogo']>['profile']>;

function storedLogo({ logo }: StoredProfile): EditedProfile['logo'] {
  return logo ? { name: logo.name, url: logo.url ?? null } : null;
}
