import type { WireAgencyList } from '../../../upstream/contract/directory.ts';
import type { SharedUpstream } from '../../harness/sharedUpstream.ts';

/** The first page that the upstream's directory finds for a text typed in a language. `filters`: further parameters. */
export async function searchDirectory(
  { url }: Pick<SharedUpstream, 'url'>,
  language: string,
  query: string,
  filters = '',
): Promise<WireAgencyList> {
  const address = `${url}/agencies?${query === '' ? '' : `query=${encodeURIComponent(query)}&`}${filters}`;
  const answer = await fetch(address, { headers: { 'accept-language': language } });
  return (await answer.json()) as WireAgencyList;
}
