import { escapeHtml, pageOf } from '../http/html.ts';

export interface SubscribePageState {
  readonly offerName: string;
  /** USD per month; null for a trial. */
  readonly price: number | null;
  readonly accounts: readonly { readonly email: string; readonly status: string }[];
  /** All query parameters of the link, sent back with the form. */
  readonly query: Readonly<Record<string, string>>;
  /** URL to link back to; null if there is none or it is not allowed. */
  readonly back: string | null;
  /** A sentence about the result of a purchase; null before one. */
  readonly outcome: string | null;
}

/** The demo's shop page: the offer, and the accounts to buy it for (RDR-03). */
export function subscribePage({ offerName, price, accounts, query, back, outcome }: SubscribePageState): string {
  const hidden = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const options = accounts.map(
    ({ email, status }) => `<option value="${escapeHtml(email)}">${escapeHtml(`${email} (${status})`)}</option>`,
  );
  return pageOf(
    'Subscribe',
    `<h1>${escapeHtml(offerName)}</h1>
<p>${price === null ? 'Free for 7 days.' : `$${price.toFixed(2)} a month.`} This is the demo's shop: nothing is charged, and the account gets what you choose immediately.</p>
${outcome === null ? '' : `<p role="status">${escapeHtml(outcome)}</p>`}
<form method="post" action="/subscribe">${hidden.join('')}
<label>Account<select name="account" required><option></option>${options.join('')}</select></label><button>Subscribe</button></form>
${back === null ? '' : `<p><a href="${escapeHtml(back)}">Back to where you came from</a></p>`}`,
  );
}
