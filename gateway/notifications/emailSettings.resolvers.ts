import { normalizeEmail } from '../../domain/contact/email.ts';
import { checkEmailSettings } from '../../domain/profile/emailSettings.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import type { MutationResolvers, ProfileEmailSettingsResolvers, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { SETTINGS_CHANGED, toEmailFaults, toEmailUserErrors } from './emailSettings.map.ts';
import { getEmailSettings, putEmailSettings } from './emailSettings.rest.ts';

/** Notifications by email (RST-53, RST-54, ENT-53). */
export const emailSettingsResolvers = {
  Viewer: {
    emailSettings: (_viewer, _args, { rest }) => getEmailSettings(rest),
  },
  ProfileEmailSettings: {
    revision: ({ isConsented, values }) => revisionHash([isConsented, values]),
  },
  Mutation: {
    saveEmailSettings: async (_mutation, { input: { isConsented, values, revision } }, context) => {
      signedIn(context);
      const errors = toEmailFaults(checkEmailSettings({ isConsented, values }));
      if (errors.length > 0) return { viewer: null, errors };
      if (revision != null) {
        // Not atomic: a write can still happen between this check and the save.
        const saved = await getEmailSettings(context.rest);
        const current = revisionHash([saved.isConsented, saved.values]);
        if (revision !== current) {
          // The same settings: an earlier attempt arrived, but its response did not.
          const isDone = current === revisionHash([isConsented, values.map(normalizeEmail)]);
          return { viewer: viewerOf(context), errors: isDone ? [] : [SETTINGS_CHANGED] };
        }
      }
      try {
        await putEmailSettings(context.rest, { isConsented, values: values.map(normalizeEmail) });
        return { viewer: viewerOf(context), errors: [] };
      } catch (error) {
        const refused = toEmailUserErrors(error);
        if (!refused) throw error;
        return { viewer: null, errors: refused };
      }
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'emailSettings'>;
  ProfileEmailSettings: Fields<ProfileEmailSettingsResolvers, 'revision'>;
  Mutation: Fields<MutationResolvers, 'saveEmailSettings'>;
};
