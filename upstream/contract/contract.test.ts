import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractCalls } from '../testing/contractCalls.ts';

const calls = (await contractCalls()).filter(({ path }) => !path.startsWith('/control'));

function namesOf(schema: unknown): string[] {
  return typeof schema === 'object' && schema !== null && 'properties' in schema
    ? Object.keys(schema.properties as object).toSorted()
    : [];
}

/**
 * The calls of spec §7 and the inventory's additions, transcribed by hand: method, path with its slashes, parameters.
 */
const EXPECTED = `
RST-05 GET /profile
RST-06 PUT /profile
RST-07 POST /profile/logo file
RST-08 DELETE /profile/logo
RST-09 GET /profile/new-ranges
RST-10 PUT /profile/new-ranges budgets,projectDurations
RST-11 GET /profile/additional-info
RST-12 GET /filters
RST-13 GET /locations pattern,types
RST-14 GET /filters/cities countryId,limit,pattern
RST-15 GET /filters/countries pattern
RST-16 GET /profile/awards
RST-17 POST /profile/awards alt,file
RST-18 PUT /profile/awards
RST-18 PUT /profile/awards/order ids
RST-19 DELETE /profile/awards ids
RST-20 GET /profile/logotypes
RST-21 POST /profile/logotypes alt,file
RST-22 PUT /profile/logotypes
RST-22 PUT /profile/logotypes/order ids
RST-23 DELETE /profile/logotypes ids
RST-24 GET /profile/stories
RST-25 POST /profile/stories budget,challenge,duration,name,result,solution,status,year
RST-26 PUT /profile/stories/:id budget,challenge,duration,name,result,solution,status,year
RST-26 PUT /profile/stories/order ids
RST-27 DELETE /profile/stories/:id
RST-28 PUT /profile/stories/:id/restore
RST-29 GET /account/leads/:id/review/
RST-30 PUT /account/leads/:leadId/review/:uuid/ budget,challenge,projectDuration,result,services,solution,status
RST-30 GET /reviews/:uuid
RST-30 POST /reviews/:uuid author,company,decision,rating
RST-31 GET /account/reviews/leads/ pageNumber,pageSize,query
RST-32 GET /profile/reviews/
RST-33 GET /account/dashboard/actions
RST-34 GET /account/dashboard/leads
RST-35 GET /account/dashboard/ranges
RST-36 GET /account/dashboard/visibility
RST-36 GET /account/dashboard/visibility-details from,to
RST-37 GET /account/dashboard/leads-summary from,to
RST-38 GET /account/dashboard/page-summary from,to
RST-38 GET /account/dashboard/series from,to
RST-39 GET /account/dashboard/score
RST-40 POST /account/dashboard/score/projects domain,name
RST-40 POST /account/dashboard/score/audit
RST-40 GET /account/projects-purchase
RST-40 POST /account/projects-purchase max
RST-41 GET /account/leads after,pageNumber,pageSize,period,query,receivedFrom,receivedTo,sort,status,type,updatedSince
RST-42 GET /account/leads/:id
RST-41 GET /account/leads/events after,limit
RST-43 PUT /account/leads/:id/mark mark
RST-42 POST /account/leads/:id/notes text
RST-42 DELETE /account/leads/:id/notes/:noteId
RST-43 PUT /account/leads/:id/status status
RST-44 POST /account/leads/:id/decline-reason/ reason
RST-45 GET /agency/chats/ after,pageNumber,pageSize,query,status
RST-46 GET /agency/chats/:uuid/messages/ before,limit,markAsRead
RST-47 GET /agency/chats/:uuid/messages/latest after,limit,markAsRead
RST-48 GET /agency/chats/:uuid/messages/last-read/
RST-49 POST /agency/chats/:uuid/messages/ text
RST-50 DELETE /agency/chats/:uuid/messages/:messageId/
RST-51 PUT /agency/chats/:uuid action
RST-52 GET /agency/counters/messages/
RST-53 GET /account/email-settings
RST-54 PUT /account/email-settings isConsented,values
RST-55 POST /profile/recipient address,channel
RST-56 POST /profile/recipient/verify code,id
RST-57 DELETE /profile/recipient/:id
RST-57 POST /profile/subscription recipient_id,state,subscription_id
RST-58 GET /profile/subscription id
RST-59 GET /account/
RST-60 GET /account/subscription/
RST-61 GET /account/feature
RST-62 PUT /account/feature enabled,name
RST-63 GET /account/counters
RST-64 GET /prices/
RST-65 GET /account/quick-purchase sessionId,source
RST-66 POST /account/quick-purchase sessionId,source,userTz
RST-67 PUT /account/get-started
RST-68 GET /account/hubspot/oauth/ code,state
RST-69 POST /account/survey email,text,type
RST-70 GET /account/deals
RST-70 GET /account/deals/:uuid
RST-71 PUT /account/deals/:uuid answer,budget,duration
RST-72 POST /api/feedback c,email,message
RST-73 GET /csrf
RST-74 GET /agencies budgets,businessSizes,industries,languages,locations,maxBudget,numberOfEmployees,pageNumber,pageSize,projectDurations,query,services,sort
RST-74 GET /agencies/:alias
RST-74 GET /agencies/:alias/reviews pageNumber,pageSize
RST-74 GET /directory/summary
RST-75 POST /auth/login email,password
RST-75 POST /auth/signup email,locale,password,timeZone
RST-75 POST /auth/logout
RST-76 POST /agencies/:alias/leads budget,company,country,email,language,name,phone,projectDuration,services,text,website
RST-76 POST /agencies/:alias/events events
RST-76 POST /agencies/events events
`
  .trim()
  .split('\n');

test.each(EXPECTED)('serves the specified call %s', (line) => {
  const [row, method, path, names] = line.split(' ');
  const call = calls.find((candidate) => candidate.method === method && candidate.path === path);
  expect(call?.row).toBe(row);
  // The profile has many fields; its own tests compare them.
  if (row !== 'RST-06') expect(namesOf(call?.body ?? call?.form ?? call?.query).join(',') || undefined).toBe(names);
});

test('no call is declared twice', () => {
  const keys = calls.map(({ base = 'main', method, path }) => `${base} ${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('messaging calls, and only those, are below the messaging base path', () => {
  for (const { base, path } of calls) expect(base === 'messaging').toBe(path.startsWith('/agency/'));
});

test('only these calls are public', () => {
  const open = calls.filter(({ access }) => access === 'none').map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual([
    'GET /agencies',
    'GET /agencies/:alias',
    'GET /agencies/:alias/reviews',
    'GET /directory/summary',
    'GET /filters',
    'GET /filters/cities',
    'GET /filters/countries',
    'GET /locations',
    'GET /prices/',
    'GET /reviews/:uuid',
    'POST /account/email-settings/unsubscribe',
    'POST /agencies/:alias/events',
    'POST /agencies/:alias/leads',
    'POST /agencies/events',
    'POST /api/feedback',
    'POST /auth/login',
    'POST /auth/password-reset',
    'POST /auth/password-reset/complete',
    'POST /auth/signup',
    'POST /reviews/:uuid',
  ]);
});

interface JsonSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Names of the properties that are described as additions, at any depth. */
function addedNames({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const own = Object.keys(properties).filter((name) => properties[name]?.description?.includes('(addition)'));
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...own, ...inner.flatMap(addedNames)];
}

test('every addition is in the table of additions', () => {
  const rows = readFileSync(new URL('../../docs/rest-additions.md', import.meta.url), 'utf8').split('\n');
  const unlisted: string[] = [];
  for (const { method, path, summary, query, responses } of calls) {
    const call = `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const ofCall = rows.filter((row) => row.startsWith('|') && row.includes(`\`${call}\``));
    if (summary.includes('(addition)')) {
      if (ofCall.length === 0) unlisted.push(call);
      continue;
    }
    const schemas = [query, ...Object.values(responses)].flatMap((schema) => (schema ? [schema as JsonSchema] : []));
    for (const name of new Set(schemas.flatMap(addedNames)))
      if (!ofCall.some((row) => row.includes(`\`${name}`))) unlisted.push(`${name} of ${call}`);
  }
  expect(unlisted).toEqual([]);
});
