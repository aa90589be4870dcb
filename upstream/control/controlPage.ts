import type { Call } from '../contract/call.ts';
import type { WireControlAccount } from '../contract/control.ts';
import type { WireFault, WireRequestEntry } from '../contract/faults.ts';
import type { WireOutboxMessage } from '../contract/outbox.ts';
import { escapeHtml, pageOf } from '../http/html.ts';
import { formFor } from './controlForms.ts';

export interface ControlPageState {
  readonly calls: readonly Call[];
  readonly accounts: readonly WireControlAccount[];
  readonly leads: readonly { readonly id: string; readonly label: string }[];
  readonly chats: readonly { readonly id: string; readonly label: string }[];
  readonly faults: readonly WireFault[];
  /** Newest first. */
  readonly requests: readonly WireRequestEntry[];
  /** The outbox, newest first. */
  readonly messages: readonly WireOutboxMessage[];
  /** The account whose messages these are; null: all. */
  readonly messagesOf: string | null;
  /** Result of the last submitted form. */
  readonly done: string | null;
}

const LISTS = { account: 'accounts', uuid: 'chats', 'lead.uuid': 'leads' };

/** The control page: forms for all control calls, active faults, accounts, latest requests. */
export function controlPage(state: ControlPageState): string {
  const forms = state.calls.map((call, index) => ({ call, html: formFor(call, index, LISTS) }));
  const part = (prefix: string): string =>
    forms
      .filter(({ call }) => call.path.startsWith(prefix))
      .map(({ html }) => html)
      .join('');
  return pageOf(
    'Control',
    `<h1>Control</h1><p><a href="/control">Reload</a> · <a href="/control/docs">The same as calls</a></p>
${state.done === null ? '' : `<p role="status">${escapeHtml(state.done)}</p>`}
<h2>Faults</h2>${part('/control/faults')}${faultTable(state.faults)}
<h2>Chats</h2>${part('/control/chats')}
<h2>Leads</h2>${part('/control/leads')}
<h2>Accounts</h2>${part('/control/accounts')}${part('/control/rotate-csrf')}${accountTable(state.accounts)}
<h2>Agencies</h2>${part('/control/agencies')}
<h2>Catalogue</h2>${part('/control/catalogue')}
<h2>Server</h2>${part('/control/prices')}${part('/control/clock')}
<h2 id="outbox">Outbox</h2>${outboxTable(state)}
<h2>Newest requests</h2>${part('/control/requests')}${requestTable(state.requests)}
${dataList(
  'accounts',
  state.accounts.map(({ email }) => ({ id: email, label: '' })),
)}${dataList('leads', state.leads)}${dataList('chats', state.chats)}`,
  );
}

function dataList(id: string, options: readonly { readonly id: string; readonly label: string }[]): string {
  const items = options.map(
    (option) => `<option value="${escapeHtml(option.id)}">${escapeHtml(option.label)}</option>`,
  );
  return `<datalist id="${id}">${items.join('')}</datalist>`;
}

function table(heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell ?? ''))}</td>`).join('')}</tr>`,
  );
  return scrollable(`<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`);
}

/** Scrolls sideways in narrow windows, so that the page does not. */
function scrollable(html: string): string {
  return `<div style="overflow-x:auto">${html}</div>`;
}

function faultTable(faults: readonly WireFault[]): string {
  if (faults.length === 0) return '<p>No active faults.</p>';
  return table(
    ['Id', 'Kind', 'When', 'Calls', 'Account', 'Met'],
    faults.map((fault) => [
      fault.id,
      fault.kind === 'status' ? `status ${fault.status}` : fault.kind,
      fault.when,
      `${fault.method} ${fault.path}`,
      fault.account,
      fault.times === null ? fault.met : `${fault.met} of ${fault.times}`,
    ]),
  );
}

function accountTable(accounts: readonly WireControlAccount[]): string {
  return table(
    ['Email', 'Subscription', 'Product', 'Tariff', 'Roles', 'Agency', 'Moderation', 'Sessions'],
    accounts.map((account) => [
      account.email,
      account.subscriptionStatus,
      account.productName,
      account.tariff,
      account.roles.join(', '),
      account.blockReason === null ? account.agencyStatus : `${account.agencyStatus}: ${account.blockReason}`,
      account.moderationStatus,
      account.sessions,
    ]),
  );
}

function outboxTable({ messages, messagesOf, accounts }: ControlPageState): string {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const shown =
    messagesOf === null
      ? '<p>Emails and WhatsApp messages of all accounts.</p>'
      : `<p>Emails and WhatsApp messages of ${escapeHtml(messagesOf)}. <a href="/control#outbox">Show all</a></p>`;
  const rows = messages.map((message) => {
    const email = emails.get(message.accountId) ?? message.accountId;
    const cells = [
      escapeHtml(message.createdAt),
      `<a href="/control?${new URLSearchParams({ account: email }).toString()}#outbox">${escapeHtml(email)}</a>`,
      `${message.channel === 'EMAIL' ? 'Email' : 'WhatsApp'} to ${escapeHtml(message.address)}${
        message.link === null ? '' : `<br><a href="${escapeHtml(message.link)}">Open its link</a>`
      }`,
      escapeHtml(message.lastError === null ? message.state : `${message.state}: ${message.lastError}`),
      escapeHtml(String(message.attempts)),
      `<strong>${escapeHtml(message.subject ?? '')}</strong><br>${escapeHtml(message.text).replaceAll('\n', '<br>')}`,
    ];
    return `<tr>${cells.map((cell) => `<td style="overflow-wrap:anywhere">${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['Time', 'Account', 'Message', 'State', 'Attempts', 'Text'];
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `${shown}${scrollable(`<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`)}`;
}

function requestTable(requests: readonly WireRequestEntry[]): string {
  return table(
    ['#', 'Time', 'Call', 'Status', 'ms', 'Executed', 'Fault'],
    requests.map((entry) => [
      entry.seq,
      entry.time.slice(11, 23),
      `${entry.method} ${entry.path}`,
      entry.answered ? entry.status : `${entry.status}, not answered`,
      entry.ms,
      entry.executed ? 'yes' : 'no',
      entry.fault,
    ]),
  );
}
