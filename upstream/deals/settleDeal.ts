import type { DealState } from '../../domain/chats.ts';
import type { ChatChange } from '../chats/chatChange.ts';
import type { MessageRow } from '../chats/messageRows.ts';

/** Settles a deal: its card changes state and a card with the outcome follows (STA-16, STA-17). */
export async function settleDeal(
  { trx, stamp, append }: ChatChange,
  card: Pick<MessageRow, 'id' | 'params'>,
  outcome: Exclude<DealState, 'pending'>,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ deal_status: outcome, updated_at: stamp() })
    .where('id', '=', card.id)
    .execute();
  const { dealUuid = '', name = '', website } = card.params ?? {};
  await append({
    sender: 'system',
    key: `agency-deal-lead-${outcome}`,
    dealStatus: outcome,
    params: { dealUuid, name, ...(website === undefined ? {} : { website }) },
    isNews: true,
  });
}
