import { type Kysely, sql } from 'kysely';

const EAST_ASIAN = String.raw`[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]`;
const SPACE_BETWEEN = new RegExp(`(?<=${EAST_ASIAN}) (?=${EAST_ASIAN})`, 'g');

/**
 * Finds leads and chats also by East Asian names without spaces: the first two lines of a lead's text, name and
 * company, are followed by themselves like that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ lead_id: string; text: string }>`
    select lead_id, convert_from(text, 'UTF8') as text from lead_texts
    where names_of(convert_from(text, 'UTF8')) ~ ${`${EAST_ASIAN} ${EAST_ASIAN}`}`.execute(db);
  for (const { lead_id, text } of rows) {
    const [name = '', company = '', ...others] = text.split('\n');
    const changed = [bothWays(name), bothWays(company), ...others].join('\n');
    await sql`update lead_texts set text = convert_to(${changed}, 'UTF8') where lead_id = ${lead_id}`.execute(db);
    await sql`update chats set names = names_of(${changed}) where lead_id = ${lead_id}`.execute(db);
  }
}

function bothWays(line: string): string {
  const joined = line.replaceAll(SPACE_BETWEEN, '');
  return joined === line ? line : `${line} ${joined}`;
}
