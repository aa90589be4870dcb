import { checkEmail, checkPassword } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { MutationResolvers } from '../schema.types.ts';
import { toFieldErrors, toSessionUserErrors } from './access.map.ts';
import { postNewPassword, postPasswordReset } from './access.rest.ts';
import { endSession, switchTo } from './switchTo.ts';

function refuseTokens({ viewer }: Context): void {
  if (viewer?.kind === 'bearer') throw new GatewayError('FORBIDDEN', 'An access token cannot reset a password.');
}

/** Password resets by email (P-37). */
export const passwordResetResolvers = {
  Mutation: {
    requestPasswordReset: async (_mutation, { input }, context) => {
      refuseTokens(context);
      const code = checkEmail(input.email);
      if (code !== null) return { isRequested: false, errors: toFieldErrors([{ path: 'email', code }]) };
      try {
        const { session } = context;
        await postPasswordReset(session.restFor(null), normalizeEmail(input.email), session.clientAddress);
        return { isRequested: true, errors: [] };
      } catch (error) {
        const errors = toSessionUserErrors(error);
        if (!errors) throw error;
        return { isRequested: false, errors };
      }
    },
    resetPassword: async (_mutation, { input }, context) => {
      refuseTokens(context);
      const code = checkPassword(input.password);
      if (code !== null) return { isReset: false, errors: toFieldErrors([{ path: 'password', code }]) };
      const { session, viewer } = context;
      try {
        const { token, password } = input;
        await postNewPassword(session.restFor(null), { token, password }, session.clientAddress);
      } catch (error) {
        const errors = toSessionUserErrors(error);
        if (!errors) throw error;
        return { isReset: false, errors };
      }
      // The session may belong to this account; the user then signs in again with the new password. If it belongs to
      // another one, the upstream has not ended it.
      if (viewer) await endSession(context, viewer);
      switchTo(context, null);
      return { isReset: true, errors: [] };
    },
  },
} satisfies { Mutation: Fields<MutationResolvers, 'requestPasswordReset' | 'resetPassword'> };
