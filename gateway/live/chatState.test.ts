import { expect, test } from 'vitest';
import type { WireChat } from '../../upstream/contract/chats.ts';
import { at, messageUuid, wireChat } from '../chats/testing/wire.ts';
import { hasNewerMessage } from './chatState.ts';

/** A chat whose last message is number `n`, written at minute `minute`; without arguments, an empty one. */
function chatWith(n?: number, minute = n): WireChat {
  const { lastMessage, ...chat } = wireChat(1);
  if (n === undefined || minute === undefined || lastMessage === null) return { ...chat, lastMessage: null };
  return { ...chat, lastMessage: { ...lastMessage, uuid: messageUuid(n), createdAt: at(minute) } };
}

test.each([
  ['a later one', chatWith(6), chatWith(5), true],
  ['another one of the same time', chatWith(6, 5), chatWith(5), true],
  ['the first one', chatWith(5), chatWith(), true],
  ['the same one', chatWith(5), chatWith(5), false],
  ['an earlier one, because the read is older', chatWith(4), chatWith(5), false],
  ['none', chatWith(), chatWith(5), false],
  ['one of a chat that is not known yet', chatWith(5), undefined, false],
])('%s: whether it is a newer message', (_which, chat, known, isNewer) => {
  expect(hasNewerMessage(chat, known)).toBe(isNewer);
});
