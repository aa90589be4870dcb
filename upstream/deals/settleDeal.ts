import type { DealState } from '../../domain/chats.ts';
import type { DealAnswerValue } from '../../domain/dealAnswer.ts';
import type { ChatChange } from '../chats/chatChange.ts';
import type { MessageRow } from '../chats/messageRows.ts';

/**
 * Settles a deal: its card changes state and a card with the outcome follows (STA-16, STA-17). The card stores `answer`
 * (addition), because a deal still in negotiation is marked as denied too (STA-58). Without one, the lead settled it.
 */
export async function settleDeal(
  { trx, stamp, append }: ChatChange,
  card: Pick<MessageRow, 'id' | 'params'>,
  outcome: Exclude<DealState, 'pending'>,
  answer?: DealAnswerValue,
): Promise<void> {
  const given: Readonly<Record<string, string>> = answer === undefined ? {} : { answer };
  await trx
    .updateTable('messages')
    .set({
      deal_status: outcome,
      updated_at: stamp(),
      params: JSON.stringify({ ...card.params, ...given }),
    })
    .where('id', '=', card.id)
    .execute();
  const { dealUuid = '', name = '', website } = card.params ?? {};
  await append({
    sender: 'system',
    key: `agency-deal-lead-${outcome}`,
    dealStatus: outcome,
    params: { dealUuid, name, ...given, ...(website === undefined ? {} : { website }) },
    // The agency's own answer is no news to it.
    isNews: answer === undefined,
  });
}
