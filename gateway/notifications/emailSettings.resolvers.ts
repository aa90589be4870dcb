import { normalizeEmail } from '../../domain/contact/email.ts';
import { checkEmailSettings } from '../../domain/profile/emailSettings.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { partOf } from '../profile/profileRevision.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import type {
  MutationResolvers,
  ProfileEmailSettingsResolvers,
  SaveEmailSettingsInput,
  ViewerResolvers,
} from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { SETTINGS_CHANGED, toEmailFaults, toEmailUserErrors } from './emailSettings.map.ts';
import { getEmailSettings, putEmailSettings } from './emailSettings.rest.ts';

async function save({ isConsented, values, revision }: SaveEmailSettingsInput, context: Context) {
  const errors = toEmailFaults(checkEmailSettings({ isConsented, values }));
  if (errors.length > 0) return { viewer: null, errors };
  if (revision != null) {
    // Not atomic across gateways: another one can still write between this check and the save.
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
}

/** Notifications by email (RST-53, RST-54, ENT-53). */
export const emailSettingsResolvers = {
  Viewer: {
    emailSettings: (_viewer, _args, { rest }) => getEmailSettings(rest),
  },
  ProfileEmailSettings: {
    revision: ({ isConsented, values }) => revisionHash([isConsented, values]),
  },
  Mutation: {
    saveEmailSettings: (_mutation, { input }, context) => inTurn(context, partOf(input), () => save(input, context)),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'emailSettings'>;
  ProfileEmailSettings: Fields<ProfileEmailSettingsResolvers, 'revision'>;
  Mutation: Fields<MutationResolvers, 'saveEmailSettings'>;
};
