import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useSaveProfileMutation } from '../../relay/__generated__/useSaveProfileMutation.graphql.ts';
import type { useSaveProfilePublishMutation } from '../../relay/__generated__/useSaveProfilePublishMutation.graphql.ts';
import type { useSaveProfileRangesMutation } from '../../relay/__generated__/useSaveProfileRangesMutation.graphql.ts';
import type { useSaveProfile_payload$key } from '../../relay/__generated__/useSaveProfile_payload.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { profileFromServer } from './form/profileFromServer.ts';
import type { ChosenRanges, ServerProfile } from './form/profileFromServer.ts';
import { profileInput } from './form/profileInput.ts';
import { serverFaults } from './form/serverFaults.ts';
import type { ProfileFormSettings, SaveResult } from './form/useProfileForm.ts';

/**
 * Saves the profile as a draft or publishes it. The first publication shows a notice (STA-31). `loaded` is what the form
 * was filled with.
 */
export function useSaveProfile(loaded: ServerProfile): ProfileFormSettings['save'] {
  const { t } = useTranslation('profile');
  const notices = useNotices();
  const [saveDraft] = useMutation<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: ProfileInput!) {
      saveProfile(input: $input) {
        ...useSaveProfile_payload
        viewer {
          ...AgencyBrand_viewer
          ...AgencyCard_viewer
        }
      }
    }
  `);
  const [publish] = useMutation<useSaveProfilePublishMutation>(graphql`
    mutation useSaveProfilePublishMutation($input: ProfileInput!) {
      publishProfile(input: $input) {
        ...useSaveProfile_payload
        viewer {
          ...AgencyBrand_viewer
          ...AgencyCard_viewer
        }
      }
    }
  `);
  const [saveRanges] = useMutation<useSaveProfileRangesMutation>(graphql`
    mutation useSaveProfileRangesMutation($input: SaveNewRangesInput!) {
      saveNewRanges(input: $input) {
        newRanges {
          budgets {
            id
          }
          projectDurations {
            id
          }
        }
        errors {
          path
          code
          min
          max
        }
      }
    }
  `);
  return async (kind, values, revision) => {
    let reason: FailureKind = 'general';
    const settings = {
      variables: { input: profileInput(values, revision) },
      onFailure: (failure: FailureKind) => {
        reason = failure;
      },
    };
    const answer =
      kind === 'draft' ? (await saveDraft(settings))?.saveProfile : (await publish(settings))?.publishProfile;
    if (!answer) return { kind: 'failed', reason };
    const payload = readPayload(answer);
    if (!payload.profile) return refusal(payload.errors);
    const { id, profile, newRanges, isFirstPublish, revision: newRevision, state } = profileFromServer(payload.profile);
    if (payload.errors.length > 0) {
      const isSaved = kind === 'draft' || state === 'publish';
      return { kind: 'overtaken', profile, revision: newRevision, isSaved };
    }
    if (kind === 'publish' && isFirstPublish) {
      notices.show({ kind: 'success', text: t(($) => $.save.published) });
    }
    const { budgets, projectDurations } = values;
    // The form shows the old ranges if the new ones couldn't be read. Unless somebody changed them, the new ones stay.
    if (newRanges && !loaded.newRanges && hasSameRanges(values, loaded.profile)) {
      return { kind: 'saved', profile, revision: newRevision };
    }
    // If the upstream stores the new ranges separately, saving the profile leaves them unchanged (RST-10).
    if (newRanges && !hasSameRanges(values, newRanges)) {
      const input = { budgetIds: budgets, projectDurationIds: projectDurations };
      const updater = (store: RecordSourceSelectorProxy) => {
        const chosen = store.getRootField('saveNewRanges')?.getLinkedRecord('newRanges');
        if (chosen) store.get(id)?.setLinkedRecord(chosen, 'newRanges');
      };
      const ranges = (await saveRanges({ ...settings, variables: { input }, updater }))?.saveNewRanges;
      const stored = { profile, revision: newRevision };
      if (!ranges) return { kind: 'failed', reason, stored };
      if (!ranges.newRanges) return { ...refusal(ranges.errors), stored };
    }
    return { kind: 'saved', profile: { ...profile, budgets, projectDurations }, revision: newRevision };
  };
}

function readPayload(key: useSaveProfile_payload$key) {
  const { profile, errors } = readInlineData(
    graphql`
      fragment useSaveProfile_payload on SaveProfilePayload @inline {
        profile {
          ...profileFromServer_profile
        }
        errors {
          path
          code
          min
          max
        }
      }
    `,
    key,
  );
  return { profile, errors: errors.map(({ path, code, min, max }) => ({ path, code, min, max })) };
}

function hasSameRanges(one: ChosenRanges, other: ChosenRanges): boolean {
  return isSameSet(one.budgets, other.budgets) && isSameSet(one.projectDurations, other.projectDurations);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

function refusal(
  errors: Parameters<typeof serverFaults>[0],
): Extract<SaveResult, { readonly kind: 'refused' | 'failed' }> {
  const faults = serverFaults(errors);
  if (faults.length > 0) return { kind: 'refused', faults };
  return { kind: 'failed', reason: errors.some(({ code }) => code === 'AGENCY_BLOCKED') ? 'blocked' : 'general' };
}
