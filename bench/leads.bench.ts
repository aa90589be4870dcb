// Every call of leads and messenger for an account with many leads and chats: CPU of the upstream and its PostgreSQL.
import { type Kysely, sql } from 'kysely';
import { demoAccountId } from '../upstream/db/demo/accounts.ts';
import type { Database } from '../upstream/db/tables.ts';
import { COST_HEADER, type MeasuredUpstream, withUpstream } from './upstreamCosts.ts';

/** Number of leads, each with a chat. */
const LEADS = Number(process.env['BENCH_LEADS'] ?? 10_000);
const MESSAGES = 10;
/** Limit of the CPU time of a call, upstream and PostgreSQL together, in milliseconds. */
const CALL_CPU = 15;
const ACCOUNT = 'owner-scale';

/** Every lead has "towns" in its text, one in ten "bakery", one in a thousand "observatory". */
async function fill(db: Kysely<Database>): Promise<void> {
  const accountId = demoAccountId(ACCOUNT);
  await db.deleteFrom('leads').where('account_id', '=', accountId).execute();
  await sql`
    insert into leads (id, account_id, slug, type, status, name, company, domain, language, title, text, services,
      budget_from, budget_to, received_at, expires_at, answered_at, blocked_at, contact_methods, updated_at)
    select gen_random_uuid(), ${accountId}, 'bench-' || n, 'brief',
      case when kind < 0.7 then 'accepted' when kind < 0.8 then 'declined' else 'active' end,
      'Emma Carter ' || n, 'Carter Studio ' || n, 'carter-' || n || '.example', 'en', 'Get found locally',
      repeat('We would like more visitors and more calls from everywhere around. ', 4)
        || case when n % 10 = 0 then 'Our bakery opens early. ' else 'Our workshop opens early. ' end
        || case when n % 1000 = 0 then 'It is beside the observatory. ' else '' end || 'We serve many towns.',
      '[]', budget, budget * 2, received, case when n % 20 = 0 then now() + interval '7 days' else received +
      interval '14 days' end, case when kind < 0.8 then received + random() * interval '2 days' end,
      case when kind > 0.97 then received + interval '1 hour' end, '[]', received
    from (
      select n, random() as kind, (array[null, 500, 1000, 2500, 5000, 10000])[1 + n % 6] as budget,
        date_trunc('milliseconds', now() - make_interval(secs => random() * 365 * 86400)) as received
      from generate_series(1, ${LEADS}::int) as n
    ) as leads`.execute(db);
  await sql`
    insert into lead_texts
    select id, account_id, convert_to(lower(concat_ws(E'\n', name, company, domain, title, text)), 'UTF8') from leads
    where account_id = ${accountId}`.execute(db);
  await sql`
    insert into chats (id, account_id, lead_id, created_at, last_activity_at, last_change_at, unread_count, is_archived)
    select gen_random_uuid(), ${accountId}, id, received_at, received_at + interval '10 hours',
      received_at + interval '10 hours', case when random() < 0.05 then 1 else 0 end, random() < 0.4
    from leads where account_id = ${accountId}`.execute(db);
  await sql`
    insert into messages (id, chat_id, created_at, updated_at, sender, status, text, language)
    select gen_random_uuid(), chats.id, created_at + n * interval '1 hour', created_at + n * interval '1 hour',
      case when n % 2 = 0 then 'agency' else 'lead' end,
      case when n = ${MESSAGES - 1}::int and unread_count > 0 then 'delivered' else 'read' end,
      'Thank you, we would like to hear more about the plan.'
        || case when random() < 0.1 then ' The bakery again.' else '' end
        || case when random() < 0.001 then ' See you at the observatory.' else '' end, 'en'
    from chats, generate_series(1, ${MESSAGES}::int) as n where account_id = ${accountId}`.execute(db);
  await sql`
    update chats set last_message_id = messages.id, last_activity_at = messages.created_at,
      last_change_at = messages.created_at
    from messages where messages.chat_id = chats.id and account_id = ${accountId}
      and messages.created_at = (select max(created_at) from messages as other where other.chat_id = chats.id)`.execute(
    db,
  );
}

interface Lists {
  readonly leads: readonly { readonly uuid: string; readonly slug: string; readonly updatedAt: string }[];
  readonly cursors: readonly string[];
  readonly chats: readonly {
    readonly uuid: string;
    readonly lastMessage: { readonly uuid: string };
    readonly lead: { readonly isBlocked: boolean };
  }[];
  readonly found: readonly { readonly message: { readonly uuid: string; readonly createdAt: string } }[];
}

const MESSAGING = '/messaging/api/v1/agency';

/** The reads, by name. */
async function readsOf(read: (path: string) => Promise<Lists>): Promise<ReadonlyMap<string, string>> {
  const list = '/account/leads?pageSize=20';
  const { leads, cursors } = await read(`${list}&pageNumber=250`);
  const { chats, cursors: chatCursors } = await read(`${MESSAGING}/chats/?pageNumber=150`);
  const { found } = await read(`${MESSAGING}/messages/search?query=thank`);
  const [lead, chat, last] = [leads[0], chats[0], found.at(-1)?.message];
  if (lead === undefined || chat === undefined || last === undefined) throw new Error('The account is not filled.');
  const thread = `${MESSAGING}/chats/${chat.uuid}`;
  return new Map([
    ['leads', list],
    ['leads to answer, by deadline', `${list}&status=pending&sort=deadline`],
    ['leads by deadline, page 250', `${list}&sort=deadline&pageNumber=250`],
    ['accepted leads, page 150', `${list}&status=accepted&pageNumber=150`],
    ['leads, page 250', `${list}&pageNumber=250`],
    ['leads, page 500', `${list}&pageNumber=500`],
    ['leads after a cursor in the middle', `${list}&after=${cursors.at(-1)}`],
    ['leads of 30 days', `${list}&period=last_30_days`],
    ['leads by change', `${list}&sort=updated`],
    ['leads by change, page 250', `${list}&sort=updated&pageNumber=250`],
    ['leads changed since', `${list}&updatedSince=${lead.updatedAt}`],
    ['search: a word of all', `${list}&query=towns`],
    ['search: a word of all, page 300', `${list}&query=towns&pageNumber=300`],
    ['search: a word of all, by deadline', `${list}&query=towns&sort=deadline&pageNumber=300`],
    ['search: two letters of all', `${list}&query=we`],
    ['search: a word of every tenth', `${list}&query=bakery`],
    ['search: two words of every tenth', `${list}&query=towns%20bakery&pageNumber=30`],
    ['search: a rare word', `${list}&query=observatory`],
    ['search: no match', `${list}&query=submarine`],
    ['lead events', `/account/leads/events?after=${lead.updatedAt}&limit=200`],
    ['lead', `/account/leads/${lead.slug}`],
    ['leads to review', '/account/reviews/leads/?pageSize=100'],
    ['leads to review, page 60', '/account/reviews/leads/?pageSize=100&pageNumber=60'],
    ['leads to review: one name', '/account/reviews/leads/?pageSize=100&query=carter-4711'],
    ['counters', '/account/counters'],
    ['chats', `${MESSAGING}/chats/`],
    ['chats, page 150', `${MESSAGING}/chats/?pageNumber=150`],
    ['chats, page 299', `${MESSAGING}/chats/?pageNumber=299`],
    ['chats after a cursor in the middle', `${MESSAGING}/chats/?after=${chatCursors.at(-1)}`],
    ['unread chats', `${MESSAGING}/chats/?status=unread`],
    ['archived chats, page 100', `${MESSAGING}/chats/?status=archived&pageNumber=100`],
    ['chats: a name of all', `${MESSAGING}/chats/?query=carter`],
    ['chats: a name of all, page 299', `${MESSAGING}/chats/?query=carter&pageNumber=299`],
    ['chats: a name of all, after a cursor', `${MESSAGING}/chats/?query=carter&after=${chatCursors.at(-1)}`],
    ['chats: one name', `${MESSAGING}/chats/?query=carter-4711`],
    ['chat', thread],
    ['messages', `${thread}/messages/`],
    ['latest messages', `${thread}/messages/latest?after=${lead.updatedAt}`],
    ['last read', `${thread}/messages/last-read/`],
    ['message', `${thread}/messages/${chat.lastMessage.uuid}/`],
    ['message search: a word of all', `${MESSAGING}/messages/search?query=thank`],
    [
      'message search: next page',
      `${MESSAGING}/messages/search?query=thank&before=${last.createdAt}&beforeId=${last.uuid}`,
    ],
    ['message search: every tenth', `${MESSAGING}/messages/search?query=bakery`],
    ['message search: rare', `${MESSAGING}/messages/search?query=observatory`],
    ['message search: no match', `${MESSAGING}/messages/search?query=submarine`],
    ['message search: in a chat', `${MESSAGING}/messages/search?query=thank&chat=${chat.uuid}`],
    ['message search: two letters', `${MESSAGING}/messages/search?query=th`],
    ['message counters', `${MESSAGING}/counters/messages/`],
    ['saved replies', `${MESSAGING}/replies/`],
    ['pending deals', '/account/deals'],
  ]);
}

async function measure({ ask, costOf }: MeasuredUpstream): Promise<void> {
  console.log(`\n${COST_HEADER}`);
  const read = async (path: string): Promise<Lists> => JSON.parse(await ask(path)) as Lists;
  const missed: string[] = [];
  const measured = async (name: string, send: (round: number) => Promise<unknown>): Promise<void> => {
    const { upstream, database } = await costOf(name, send);
    if (upstream + database > CALL_CPU) missed.push(name);
  };
  for (const [name, path] of await readsOf(read)) await measured(name, async () => await ask(path));

  const { leads } = await read('/account/leads?pageSize=100&status=pending');
  const { leads: accepted } = await read('/account/leads?pageSize=100&status=accepted');
  const listed = await read(`${MESSAGING}/chats/?pageSize=100`);
  const chats = listed.chats.filter(({ lead }) => !lead.isBlocked);
  const leadPath = (round: number): string => `/account/leads/${leads[round]?.uuid}`;
  await measured(
    'decline a lead',
    async (round) => await ask(`${leadPath(round)}/status`, 'PUT', { status: 'declined' }),
  );
  await measured('stage of a lead', async (round) => {
    const mark = round % 2 === 0 ? 'addedToCrm' : null;
    await ask(`/account/leads/${accepted[round]?.uuid}/mark`, 'PUT', { mark });
  });
  await measured('note on a lead', async (round) => {
    await ask(`/account/leads/${accepted[round]?.uuid}/notes`, 'POST', { text: 'Called.' });
  });
  await measured('send a message', async (round) => {
    await ask(`${MESSAGING}/chats/${chats[round]?.uuid}/messages/`, 'POST', { text: 'We will call you tomorrow.' });
  });
  await measured('archive a chat', async (round) => {
    await ask(`${MESSAGING}/chats/${chats[round]?.uuid}`, 'PUT', { action: 'archive' });
  });
  console.log(
    missed.length === 0
      ? `met     every call ≤ ${CALL_CPU} ms of CPU, upstream and PostgreSQL`
      : `MISSED  every call ≤ ${CALL_CPU} ms of CPU, upstream and PostgreSQL: ${missed.join(', ')}`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

console.log(`PostgreSQL, ${LEADS} leads, each with a chat of ${MESSAGES} messages`);
await withUpstream(ACCOUNT, fill, measure);
