import { latestMessages } from '../readMessages.ts';
import { answerLead } from '../../leads/leadAnswers.ts';
import { type SettableClock, settableClock } from '../../db/clock.ts';
import type { Deps } from '../../db/deps.ts';
import { insertAccount, insertLead } from '../../db/testing/testRows.ts';
import type { RequestAccount } from '../../http/route.ts';

export interface TestChat {
  readonly deps: Deps & { readonly clock: SettableClock };
  readonly account: RequestAccount;
  readonly leadId: string;
  readonly chatId: string;
}

/** When every test chat was opened. */
export const OPENED_AT = new Date('2026-11-21T10:00:00.000Z');

/** A new chat for tests, of a new account or the given one, with its own clock frozen one second after its opening. */
export async function testChat(
  db: Deps['db'],
  { account: given, lead = {} }: { account?: RequestAccount; lead?: Parameters<typeof insertLead>[3] } = {},
): Promise<TestChat> {
  const clock = settableClock(OPENED_AT);
  const deps = { db, clock };
  const account = given ?? (await insertAccount(db));
  const row = await insertLead(db, account.id, OPENED_AT, lead);
  const { chatUuid } = await answerLead(deps, account, row.id, 'accepted');
  if (chatUuid === null) throw new Error('accepting opened no chat');
  clock.advance(1000);
  return { deps, account, leadId: row.id, chatId: chatUuid };
}

/** Earlier than anything in the tests. */
export const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** Changes after a time. */
export async function latest({ deps, account, chatId }: TestChat, after: string, limit = 200) {
  return await latestMessages(deps, account, chatId, { after, limit });
}

/** Texts of messages, keys of cards, null for deleted ones. */
export function texts(messages: readonly { readonly body: object | null }[]): unknown[] {
  return messages.map(({ body }) => {
    if (body === null) return null;
    return 'text' in body ? body.text : 'key' in body ? body.key : undefined;
  });
}
