/** The code that the demo's HubSpot issues for a lead when access is allowed. */
export async function hubspotCode(upstreamUrl: string, leadUuid: string): Promise<string> {
  const query = new URLSearchParams({ state: leadUuid, redirect_uri: 'http://localhost/profile/hubspot' });
  const page = await (await fetch(`${upstreamUrl}/hubspot/oauth?${query}`)).text();
  const code = /[?&;]code=([\w.%-]+)/.exec(page)?.[1];
  if (code === undefined) throw new Error(`The consent page has no code: ${page}`);
  return decodeURIComponent(code);
}
