import type { ColumnType } from 'kysely';
import type { WireDealAnswer } from '../../contract/deals.ts';

/** Append-only, because a deal in negotiation may be answered again. */
export interface DealAnswersTable {
  id: string;
  deal_uuid: string;
  account_id: string;
  answered_at: Date;
  answer: ColumnType<WireDealAnswer, string, never>;
}

export interface DealTables {
  deal_answers: DealAnswersTable;
}
