import { escapeHtml, pageOf } from '../http/html.ts';

/** The demo's HubSpot: asks whether the portal may add the lead. Both answers are links back to the portal. */
export function consentPage({ allow, refuse }: { readonly allow: string; readonly refuse: string }): string {
  return pageOf(
    'Demo HubSpot',
    `<h1>Add this lead to HubSpot?</h1>
<p>This is the demo's HubSpot: no data leaves this machine.</p>
<p><a href="${escapeHtml(allow)}">Allow</a> <a href="${escapeHtml(refuse)}">Don't allow</a></p>`,
  );
}
