import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { DealState } from '../../domain/chats.ts';
import { PROJECT_DURATIONS } from '../../domain/catalogue/ranges.ts';
import {
  DEAL_TEXT_MAX,
  DEAL_TEXTAREA_MIN,
  dealAnswerErrors,
  mayAnswerDeal,
  OTHER_OPTION,
} from '../../domain/dealAnswer.ts';
import type { DealAnswerCode, DealAnswerField, DealAnswerForm } from '../../domain/dealAnswer.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { changeChat } from '../chats/chatChange.ts';
import { type ChatAccount, requireChatAccess } from '../chats/chatRows.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireDeal, WireDealAnswer } from '../contract/deals.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { type FieldCode, fieldError } from '../http/fieldError.ts';
import { settleDeal } from './settleDeal.ts';

/** Maximum number of deals in the list. */
const MOST_LISTED = 100;

/** A deal of the account (RST-70). Throws 403 without a paid or trial subscription, 404 for another account's deal. */
export async function getDeal({ db }: Deps, account: ChatAccount, uuid: string): Promise<WireDeal> {
  requireChatAccess(account);
  const { params, deal_status, answer } = await findDeal(db, account, uuid);
  return toWire({ ...params, dealUuid: uuid }, deal_status, answer?.answer.value ?? null);
}

/**
 * The account's deals that have not been settled, most recently reported first, at most 100. Throws 403 without a paid
 * or trial subscription.
 */
export async function listPendingDeals({ db }: Deps, account: ChatAccount): Promise<WireDeal[]> {
  requireChatAccess(account);
  const cards = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select(['messages.params', 'messages.deal_status'])
    .where('messages.system_key', '=', 'agency-deal')
    .where('messages.deal_status', '=', 'pending')
    .where('messages.deleted_at', 'is', null)
    .where('chats.account_id', '=', account.id)
    .where('chats.deleted_at', 'is', null)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id')
    .limit(MOST_LISTED)
    .execute();
  return cards.map(({ params, deal_status }) => toWire(params ?? {}, deal_status, null));
}

function toWire(
  params: Readonly<Record<string, string>>,
  status: DealState | null,
  answer: WireDeal['answer'],
): WireDeal {
  const { dealUuid = '', leadUuid = '', name = '', website, budget, duration } = params;
  return {
    dealUuid,
    leadUuid,
    name,
    website: website ?? null,
    budget: budget === undefined ? null : Number(budget),
    duration: isDuration(duration) ? duration : null,
    status: status ?? 'pending',
    answer,
  };
}

/**
 * Stores the agency's answer and settles the deal: `yes` confirms it, any other answer denies it (STA-57, STA-58).
 * Repeating the latest answer succeeds, because its response may be lost. Throws 404, 409 if the deal has another final
 * answer, 422 for a form that violates VAL-46 to VAL-51 and for options that are not in the catalogue.
 */
export async function answerDeal(deps: Deps, account: ChatAccount, uuid: string, body: WireDealAnswer): Promise<void> {
  requireChatAccess(account);
  const errors = dealAnswerErrors(toForm(body));
  if (errors.size > 0) {
    throw invalidFields(
      ...[...errors].map(([field, code]) =>
        fieldError(PATHS[field], CODES[code], { min: DEAL_TEXTAREA_MIN, max: MAX[field] }),
      ),
    );
  }
  const unknown = await unknownOptions(deps.db, body);
  if (unknown.length > 0) throw invalidFields(...unknown);
  const { chat_id: chatId } = await findDeal(deps.db, account, uuid);
  await changeChat(deps, { chatId, accountId: account.id }, async (change) => {
    const deal = await findDeal(change.trx, account, uuid);
    if (isDeepStrictEqual(deal.answer, { ...body })) return;
    if (!mayAnswerDeal(deal.deal_status ?? 'pending', deal.answer?.answer.value ?? null)) {
      throw new ApiError(409, 'DEAL_ANSWERED', 'This deal has already been answered.');
    }
    const { value } = body.answer;
    await settleDeal(change, deal, value === 'yes' ? 'confirmed' : 'denied', value);
    await change.trx
      .insertInto('deal_answers')
      .values({
        id: randomUUID(),
        deal_uuid: uuid,
        account_id: account.id,
        answered_at: change.stamp(),
        answer: JSON.stringify(body),
      })
      .execute();
  });
}

async function findDeal(db: Kysely<Database>, account: Pick<ChatAccount, 'id'>, uuid: string) {
  const card = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select(['messages.id', 'messages.chat_id', 'messages.params', 'messages.deal_status'])
    .where('messages.system_key', '=', 'agency-deal')
    .where(sql`messages.params ->> 'dealUuid'`, '=', uuid.toLowerCase())
    .where('chats.account_id', '=', account.id)
    .where('chats.deleted_at', 'is', null)
    .executeTakeFirst();
  if (card === undefined) throw new ApiError(404, 'DEAL_NOT_FOUND', 'There is no such deal.');
  const newest = await db
    .selectFrom('deal_answers')
    .select('answer')
    .where('deal_uuid', '=', uuid)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...card, answer: newest?.answer ?? null };
}

/** Field errors for options that are neither in the catalogue nor "other". */
async function unknownOptions(db: Kysely<Database>, { budget, duration }: WireDealAnswer): Promise<WireFieldError[]> {
  const { budgets } = await readCatalogue(db, 'en');
  const has = (list: readonly { readonly id: number }[], option: WireDealAnswer['budget']): boolean =>
    option === undefined || option.id === OTHER_OPTION || list.some(({ id }) => id === option.id);
  const refused = (path: string): WireFieldError => ({
    path,
    code: 'INVALID_VALUE',
    message: 'is not in the catalogue',
  });
  return [
    ...(has(budgets, budget) ? [] : [refused(PATHS.budget)]),
    ...(has(PROJECT_DURATIONS, duration) ? [] : [refused(PATHS.duration)]),
  ];
}

/** Maps the call's body to the domain's form. */
function toForm({ answer, budget, duration }: WireDealAnswer): DealAnswerForm {
  return {
    answer: answer.value,
    budget: budget?.id ?? null,
    budgetOther: budget?.comment ?? '',
    duration: duration?.id ?? null,
    durationOther: duration?.comment ?? '',
    noTextarea: answer.value === 'no' ? (answer.comment ?? '') : '',
    otherTextarea: answer.value === 'other' ? (answer.comment ?? '') : '',
  };
}

/** Paths of the form's fields in the call's body. */
const PATHS: Readonly<Record<DealAnswerField, string>> = {
  answer: 'answer.value',
  budget: 'budget.id',
  budgetOther: 'budget.comment',
  duration: 'duration.id',
  durationOther: 'duration.comment',
  noTextarea: 'answer.comment',
  otherTextarea: 'answer.comment',
};

const MAX: Readonly<Partial<Record<DealAnswerField, number>>> = DEAL_TEXT_MAX;

const CODES: Readonly<Record<DealAnswerCode, FieldCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
};

function isDuration(value: string | undefined): value is NonNullable<WireDeal['duration']> {
  return PROJECT_DURATIONS.some(({ key }) => key === value);
}
