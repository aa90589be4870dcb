import type { WireOutboxMessage } from '../contract/outbox.ts';
import type { Deps } from '../db/deps.ts';
import { renderMessage } from '../notifications/renderMessage.ts';
import { openUnsubscribeKey } from '../notifications/unsubscribeToken.ts';

/** One page of the outbox, newest first, of one account or all, with the texts as they are sent. */
export async function listMessages(
  { db }: Deps,
  {
    accountId,
    portalUrl,
    page,
    pageSize,
  }: {
    readonly accountId: string | null;
    readonly portalUrl: string;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<WireOutboxMessage[]> {
  const links = { portalUrl, unsubscribeKey: await openUnsubscribeKey(db) };
  const rows = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .$if(accountId !== null, (select) => select.where('account_id', '=', accountId))
    .orderBy('position', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map((row) => {
    const { subject, text, link } = renderMessage(row, links);
    return {
      id: row.id,
      accountId: row.account_id,
      eventKey: row.event_key,
      channel: row.channel,
      address: row.address,
      kind: row.kind,
      language: row.language,
      messageId: row.message_id,
      subject,
      text,
      link,
      state: row.state,
      attempts: row.attempt_count,
      lastError: row.last_error,
      createdAt: row.created_at.toISOString(),
      nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
      sentAt: row.sent_at?.toISOString() ?? null,
    };
  });
}
