import type { FastifyInstance } from 'fastify';
import { allowsScope } from '../../domain/tokenScopes.ts';
import {
  deleteMessage as deleteMessageCall,
  getChat as getChatCall,
  getLastRead,
  getMessage as getMessageCall,
  latestMessages as latestMessagesCall,
  listChats as listChatsCall,
  listMessages as listMessagesCall,
  postMessage,
  putChat,
} from '../contract/chats.ts';
import { searchMessages as searchMessagesCall } from '../contract/messageSearch.ts';
import { deleteReply, listReplies as listRepliesCall, postReply, putReply } from '../contract/replies.ts';
import { getMessageCounters } from '../contract/messageCounters.ts';
import type { Credential } from '../auth/credential.ts';
import { HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { actOnChat, purgeDeletedChats } from './chatActions.ts';
import { getChat, listChats, readMessageCounters } from './chatList.ts';
import { searchMessages } from './messageSearch.ts';
import { getMessage, lastRead, latestMessages, listMessages } from './readMessages.ts';
import { changeReply, createReply, listReplies, removeReply } from './replies.ts';
import { deleteMessage, sendMessage } from './writeMessages.ts';

const PURGE_INTERVAL = 6 * HOUR;

/** RST-45 to RST-52, below the messaging base path. Purges expired chats periodically. */
export async function chatsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listChatsCall, async ({ account, query }) => ({
    status: 200,
    body: await listChats(deps, account, query),
  }));
  route(app, getChatCall, async ({ account, params }) => ({
    status: 200,
    body: { chat: await getChat(deps, account, params.uuid) },
  }));
  route(app, listMessagesCall, async ({ account, credential, params, query }) => ({
    status: 200,
    body: await listMessages(deps, account, params.uuid, {
      ...query,
      marksRead: marksRead(credential, query.markAsRead),
    }),
  }));
  route(app, latestMessagesCall, async ({ account, credential, params, query }) => ({
    status: 200,
    body: await latestMessages(deps, account, params.uuid, {
      ...query,
      marksRead: marksRead(credential, query.markAsRead),
    }),
  }));
  route(app, getLastRead, async ({ account, params }) => ({
    status: 200,
    body: await lastRead(deps, account, params.uuid),
  }));
  route(app, getMessageCall, async ({ account, params }) => ({
    status: 200,
    body: { message: await getMessage(deps, account, params.uuid, params.messageId) },
  }));
  route(app, postMessage, async ({ account, params, body, headers }) => {
    const key = headers['idempotency-key'];
    const { message, isNew } = await sendMessage(deps, account, params.uuid, {
      text: body.text,
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    return { status: isNew ? 201 : 200, body: { message } };
  });
  route(app, deleteMessageCall, async ({ account, params }) => {
    await deleteMessage(deps, account, params.uuid, params.messageId);
    return { status: 204 };
  });
  route(app, putChat, async ({ account, params, body }) => ({
    status: 200,
    body: { chat: await actOnChat(deps, account, params.uuid, body.action) },
  }));
  route(app, getMessageCounters, async ({ account }) => ({
    status: 200,
    body: await readMessageCounters(deps, account),
  }));

  route(app, searchMessagesCall, async ({ account, query }) => ({
    status: 200,
    body: await searchMessages(deps, account, query),
  }));
  route(app, listRepliesCall, async ({ account }) => ({
    status: 200,
    body: { replies: await listReplies(deps, account) },
  }));
  route(app, postReply, async ({ account, body }) => ({
    status: 201,
    body: { reply: await createReply(deps, account, body) },
  }));
  route(app, putReply, async ({ account, params, body }) => ({
    status: 200,
    body: { reply: await changeReply(deps, account, params.uuid, body) },
  }));
  route(app, deleteReply, async ({ account, params }) => {
    await removeReply(deps, account, params.uuid);
    return { status: 204 };
  });

  const purge = (): void => {
    purgeDeletedChats(deps).catch((error: unknown) => app.log.error(error, 'deleted chats were not purged'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    purge();
    timer = setInterval(purge, PURGE_INTERVAL).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Whether a read of messages marks them read. A token that may not write messages never does. */
function marksRead({ accessToken }: Credential, asked = true): boolean {
  return asked && (accessToken === null || allowsScope(accessToken.scopes, 'messages:write'));
}
