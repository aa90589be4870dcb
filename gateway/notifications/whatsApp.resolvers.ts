import { readCode, readWhatsAppNumber } from '../../domain/whatsApp.ts';
import { viewerOf } from '../account/viewer.ts';
import { numberOf, toGlobalId } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { isFailedCall, orNull } from '../rest/missing.ts';
import type { MutationResolvers, ViewerResolvers, WhatsAppUserError } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { toRecipient, toSettings, toWhatsAppUserError, whatsAppUserError } from './whatsApp.map.ts';
import { deleteRecipient, getRecipients, postRecipient, postSubscription, postVerification } from './whatsApp.rest.ts';

/** Runs a write; a refusal that the user can fix becomes the payload's error. */
async function attempt<P extends object, N extends { [K in keyof P]: null }>(
  nothing: N,
  path: 'number' | 'recipientId',
  write: () => Promise<P | WhatsAppUserError>,
): Promise<(P | N) & { errors: WhatsAppUserError[] }> {
  try {
    const result = await write();
    return 'code' in result ? { ...nothing, errors: [result] } : { ...result, errors: [] };
  } catch (error) {
    const refused = toWhatsAppUserError(error, path);
    if (!refused) throw error;
    return { ...nothing, errors: [refused] };
  }
}

const NO_VIEWER = { viewer: null };

/** Notifications by WhatsApp (RST-55 to RST-58, ENT-54). */
export const whatsAppResolvers = {
  Viewer: {
    whatsApp: async (_viewer, _args, { rest }) => toSettings(await getRecipients(rest)),
  },
  Mutation: {
    addWhatsAppNumber: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { recipient: null, viewer: null };
      const read = readWhatsAppNumber(input.number);
      if (!read.ok) {
        const code = read.code === 'required' ? 'NUMBER_REQUIRED' : 'INVALID_NUMBER';
        return { ...nothing, errors: [whatsAppUserError(code)] };
      }
      // A failed read does not turn the sent code into an error: another one can be sent only a minute later.
      const listed = async () => (await orNull(getRecipients(context.rest), isFailedCall)) ?? [];
      const answer = await attempt(nothing, 'number', async () => {
        const id = await postRecipient(context.rest, read.number);
        // The specification does not say that a number is listed before it is approved.
        const channel = 'whatsapp' as const;
        const unlisted = { id, channel, address: read.number, approved: false, subscribed: false };
        const recipient = (await listed()).find((each) => each.id === id) ?? unlisted;
        return { recipient: toRecipient(recipient), viewer: viewerOf(context) };
      });
      if (answer.errors[0]?.code !== 'TOO_MANY_CODES') return answer;
      // The response to the call that sent the code may have been lost.
      const waiting = (await listed()).find(({ approved, address }) => !approved && address === read.number);
      return waiting ? { ...answer, recipient: toRecipient(waiting), viewer: viewerOf(context) } : answer;
    },
    verifyWhatsAppNumber: async (_mutation, { input }, context) => {
      signedIn(context);
      const id = numberOf('WhatsAppRecipient', input.recipientId);
      if (id === null) return { ...NO_VIEWER, errors: [whatsAppUserError('RECIPIENT_NOT_FOUND')] };
      const code = readCode(input.code);
      if (code === null) return { ...NO_VIEWER, errors: [whatsAppUserError('WRONG_CODE')] };
      return await attempt(NO_VIEWER, 'recipientId', async () => {
        const isApproved = await postVerification(context.rest, id, code);
        return isApproved ? { viewer: viewerOf(context) } : whatsAppUserError('NOT_APPROVED');
      });
    },
    setWhatsAppNotifications: async (_mutation, { input }, context) => {
      signedIn(context);
      const id = numberOf('WhatsAppRecipient', input.recipientId);
      if (id === null) return { ...NO_VIEWER, errors: [whatsAppUserError('RECIPIENT_NOT_FOUND')] };
      return await attempt(NO_VIEWER, 'recipientId', async () => {
        await postSubscription(context.rest, id, input.isSubscribed);
        return { viewer: viewerOf(context) };
      });
    },
    removeWhatsAppNumber: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { removedRecipientId: null, viewer: null };
      const id = numberOf('WhatsAppRecipient', input.recipientId);
      if (id === null) return { ...nothing, errors: [whatsAppUserError('RECIPIENT_NOT_FOUND')] };
      return await attempt(nothing, 'recipientId', async () => {
        const listed = (await getRecipients(context.rest)).find((recipient) => recipient.id === id);
        // Removing turns the notifications off even if the upstream cannot delete a number (STA-61).
        if (listed?.subscribed) await postSubscription(context.rest, id, false);
        await deleteRecipient(context.rest, id);
        return { removedRecipientId: toGlobalId('WhatsAppRecipient', String(id)), viewer: viewerOf(context) };
      });
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'whatsApp'>;
  Mutation: Fields<
    MutationResolvers,
    'addWhatsAppNumber' | 'verifyWhatsAppNumber' | 'setWhatsAppNotifications' | 'removeWhatsAppNumber'
  >;
};

/** Resolves `node(id:)` for a WhatsAppRecipient, from the viewer's own list. */
export const whatsAppRecipientNode: NodeReader = async (key, { rest }) => {
  const found = (await getRecipients(rest)).find(({ id }) => String(id) === key);
  return found ? toRecipient(found) : null;
};
