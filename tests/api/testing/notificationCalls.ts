import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { Stage, UpstreamCall } from './upstreamCall.ts';

/** An account without numbers in the demo data, so that reading its list meets only its own fault. */
const READER = 'owner-advanced';
/** Its numbers are removed. */
const REMOVER = 'owner-leadgen';

function freshNumber({ next }: Stage): string {
  return `+491511${String(next()).padStart(7, '0')}`;
}

/** Id of the number that BIG has in the demo data: verifying and switching it on change nothing. */
async function numberOfBig({ ask }: Stage): Promise<string> {
  const { viewer } = await ask('{ viewer { whatsApp { recipient { id } } } }', {});
  return String(dig(viewer, 'whatsApp', 'recipient', 'id'));
}

/** Adds a number to REMOVER that is waiting for its code; returns its id in the upstream. */
async function waitingNumber(stage: Stage): Promise<number> {
  const { upstream } = stage;
  const authorization = `Bearer ${await upstream.signIn(REMOVER)}`;
  const csrf = (await (await fetch(`${upstream.url}/csrf`, { headers: { authorization } })).json()) as {
    token: string;
  };
  const made = await fetch(`${upstream.url}/profile/recipient`, {
    method: 'POST',
    headers: { authorization, 'x-csrf-token': csrf.token, 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'whatsapp', address: freshNumber(stage) }),
  });
  return ((await made.json()) as { recipient: { id: number } }).recipient.id;
}

/** Calls about notifications by email and WhatsApp. */
export const NOTIFICATION_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /account/email-settings',
    row: 'RST-53',
    field: 'Viewer.emailSettings',
    account: BIG,
    document: '{ viewer { account { timeZone } emailSettings { values } } }',
    prepare: () => ({ path: '/account/email-settings' }),
    at: 'viewer.emailSettings',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'PUT /account/email-settings',
    row: 'RST-54',
    field: 'Mutation.saveEmailSettings',
    account: BIG,
    document: `mutation ($values: [String!]!) {
      saveEmailSettings(input: { isConsented: true, values: $values }) { viewer { id } errors { code } } }`,
    prepare: () => ({
      path: '/account/email-settings',
      variables: { values: [`${BIG}@demo.example`, 'leads@northbeam.example'] },
    }),
    isBodyless: true,
  },
  {
    call: 'GET /profile/subscription',
    row: 'RST-58',
    field: 'Viewer.whatsApp',
    account: READER,
    document: '{ viewer { account { timeZone } whatsApp { recipient { number } } } }',
    prepare: () => ({ path: '/profile/subscription' }),
    at: 'viewer.whatsApp',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'POST /profile/recipient',
    row: 'RST-55',
    field: 'Mutation.addWhatsAppNumber',
    account: BIG,
    document: `mutation ($number: String!) {
      addWhatsAppNumber(input: { number: $number }) { recipient { id } errors { code } } }`,
    // Runs in its own session, so that it is not repeated: a second code to the same number would have to wait.
    prepare: async (stage) => ({
      path: '/profile/recipient',
      variables: { number: freshNumber(stage) },
      cookie: await stage.session(BIG),
    }),
  },
  {
    call: 'POST /profile/recipient/verify',
    row: 'RST-56',
    field: 'Mutation.verifyWhatsAppNumber',
    account: BIG,
    document: `mutation ($id: ID!) {
      verifyWhatsAppNumber(input: { recipientId: $id, code: "123456" }) { viewer { id } errors { code } } }`,
    prepare: async (stage) => ({ path: '/profile/recipient/verify', variables: { id: await numberOfBig(stage) } }),
  },
  {
    call: 'POST /profile/subscription',
    row: 'RST-57',
    field: 'Mutation.setWhatsAppNotifications',
    account: BIG,
    document: `mutation ($id: ID!) {
      setWhatsAppNotifications(input: { recipientId: $id, isSubscribed: true }) { viewer { id } errors { code } } }`,
    prepare: async (stage) => ({ path: '/profile/subscription', variables: { id: await numberOfBig(stage) } }),
    isBodyless: true,
  },
  {
    call: 'DELETE /profile/recipient/{id}',
    row: 'RST-57',
    field: 'Mutation.removeWhatsAppNumber',
    account: REMOVER,
    document: `mutation ($id: ID!) {
      removeWhatsAppNumber(input: { recipientId: $id }) { removedRecipientId errors { code } } }`,
    prepare: async (stage) => {
      const id = await waitingNumber(stage);
      return {
        path: `/profile/recipient/${id}`,
        variables: { id: toGlobalId('WhatsAppRecipient', String(id)) },
        cookie: await stage.session(REMOVER),
      };
    },
    isBodyless: true,
  },
];
