import { checkAccessToken, checkSignIn, checkSignUp } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { storedLine } from '../../domain/storedText.ts';
import { isUuid } from '../../domain/uuid.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { noteUnknown } from '../relay/enums.ts';
import { checkIdempotencyKey } from '../relay/idempotencyKey.ts';
import { toGlobalId, uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { MutationResolvers, SessionUserError, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { scopeEnum, sessionUserError, toAccessToken, toFieldErrors, toSessionUserErrors } from './access.map.ts';
import { deleteAccessToken, findAccessToken, getAccessTokens, login, postAccessToken, signup } from './access.rest.ts';
import type { NewSession } from './access.rest.ts';
import { endSession, switchTo } from './switchTo.ts';

/** What a name of a time zone consists of. The upstream ignores one it does not know, but refuses other texts. */
const TIME_ZONE = /^[\w/+-]{1,100}$/;

/** Replaces the caller's session, if any, with a new one; the rest of the operation runs as the new caller. */
async function open(context: Context, request: () => Promise<NewSession>) {
  const previous = context.viewer;
  if (previous?.kind === 'bearer') throw new GatewayError('FORBIDDEN', 'An access token cannot open a session.');
  try {
    const session = await request();
    if (previous) await endSession(context, previous);
    switchTo(context, await context.session.begin(session));
    return { viewer: viewerOf(context), errors: [] };
  } catch (error) {
    return refused(error, { viewer: null });
  }
}

/** The payload of a refused action. Rethrows errors that the user cannot fix. */
function refused<P extends object>(error: unknown, payload: P): P & { errors: SessionUserError[] } {
  const errors = toSessionUserErrors(error);
  if (!errors) throw error;
  return { ...payload, errors };
}

/** Signing in and out, and access tokens (RST-75, EXT-24, GWY-13). */
export const accessResolvers = {
  Viewer: {
    token: (_viewer, _args, { viewer, log }) => (viewer?.token ? toAccessToken(viewer.token, noteUnknown(log)) : null),
    accessTokens: async (_viewer, _args, { rest, log }) => {
      const note = noteUnknown(log);
      const tokens = await orNull(getAccessTokens(rest));
      return tokens?.map((token) => toAccessToken(token, note)) ?? null;
    },
  },
  Mutation: {
    signIn: (_mutation, { input }, context) => {
      const errors = toFieldErrors(checkSignIn(input));
      if (errors.length > 0) return { viewer: null, errors };
      const anonymous = context.session.restFor(null);
      return open(context, () =>
        login(anonymous, normalizeEmail(input.email), input.password, context.session.clientAddress),
      );
    },
    signUp: (_mutation, { input }, context) => {
      const errors = toFieldErrors(checkSignUp(input));
      if (errors.length > 0) return { viewer: null, errors };
      const anonymous = context.session.restFor(null);
      const account = {
        email: normalizeEmail(input.email),
        password: input.password,
        locale: input.locale?.toLowerCase() ?? context.locale,
        ...(input.timeZone != null && TIME_ZONE.test(input.timeZone) && { timeZone: input.timeZone }),
      };
      return open(context, () => signup(anonymous, account, context.session.clientAddress));
    },
    signOut: async (_mutation, _args, context) => {
      const caller = context.viewer;
      if (!caller) return { signedOut: false };
      await endSession(context, caller);
      switchTo(context, null);
      return { signedOut: true };
    },
    createAccessToken: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { token: null, accessToken: null, viewer: null };
      const scopes = [...new Set(input.scopes)].map(scopeEnum.write);
      const { name, expiresInDays } = input;
      const idempotencyKey = input.idempotencyKey ?? null;
      if (idempotencyKey !== null) checkIdempotencyKey(idempotencyKey);
      const errors = toFieldErrors(checkAccessToken({ name, expiresInDays, scopes }));
      if (errors.length > 0) return { ...nothing, errors };
      try {
        const body = { name: storedLine(name), expiresInDays, scopes };
        const created = await postAccessToken(context.rest, body, idempotencyKey);
        const accessToken = toAccessToken(created.accessToken, noteUnknown(context.log));
        return { token: created.token, accessToken, viewer: viewerOf(context), errors: [] };
      } catch (error) {
        return refused(error, nothing);
      }
    },
    revokeAccessToken: async (_mutation, { input }, context) => {
      signedIn(context);
      // One that is already revoked also disappears from the caller's list.
      const nothing = { revokedAccessTokenId: null, viewer: viewerOf(context) };
      const uuid = uuidOf('AccessToken', input.id);
      if (uuid === null) return { ...nothing, errors: [sessionUserError('TOKEN_NOT_FOUND', ['id'])] };
      try {
        await deleteAccessToken(context.rest, uuid);
        context.session.endToken(uuid);
        return { revokedAccessTokenId: toGlobalId('AccessToken', uuid), viewer: viewerOf(context), errors: [] };
      } catch (error) {
        return refused(error, nothing);
      }
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'accessTokens' | 'token'>;
  Mutation: Fields<MutationResolvers, 'signIn' | 'signUp' | 'signOut' | 'createAccessToken' | 'revokeAccessToken'>;
};

/** Resolves `node(id:)` for an AccessToken, from the viewer's own list. */
export const accessTokenNode: NodeReader = async (key, { rest, log }) => {
  if (!isUuid(key)) return null;
  const found = await findAccessToken(rest, key);
  return found ? toAccessToken(found, noteUnknown(log)) : null;
};
