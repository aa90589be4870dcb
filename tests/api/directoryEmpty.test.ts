import { beforeAll, expect, test } from 'vitest';
import type { WireAgencyList } from '../../upstream/contract/directory.ts';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';
import { searchDirectory } from './testing/searchDirectory.ts';

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

function search(language: string, query: string, filters = ''): Promise<WireAgencyList> {
  return searchDirectory(upstream, language, query, filters);
}

test('an empty result says what each understood part alone would show', async () => {
  const { count, understood } = await search('sv', 'sökmotoroptimering Göteborg');
  expect(count).toBe(0);
  expect(understood?.map(({ filter, count: alone }) => [filter, (alone ?? 0) > 0])).toEqual([
    ['services', true],
    ['locations', true],
  ]);
});

test.each([
  ['tiktok gothenburg', ''],
  ['seo gothenburg', 'services=branding'],
  ['seo berlin gaming', 'locations=paris'],
  // There are two.
  ['cambridge seo gaming fashion ppc', ''],
  ['seo gothenburg under $10,000', 'maxBudget=2'],
  ['seo agency for dentists in tokyo', ''],
])('“%s” with the filters “%s” finds nothing; the counts are those of the offered filters', async (query, filters) => {
  const { count, understood = [] } = await search('en', query, filters);
  expect(count).toBe(0);
  expect(understood.length).toBeGreaterThan(0);
  const countOf = async (parts: typeof understood): Promise<number> => {
    const offered = new URLSearchParams(filters);
    for (const [filter, same] of Map.groupBy(parts, (part) => part.filter))
      offered.set(filter, same.map(({ id, location }) => location?.alias ?? id).join(','));
    return (await search('en', '', String(offered))).count;
  };
  for (const part of understood) {
    expect(part.count).toBe(await countOf([part]));
    expect(part.others).toBe(await countOf(understood.filter((other) => other !== part)));
  }
});

test('an empty result counts no rest of the text that filters cannot express', async () => {
  // HubSpot is a tool, which is no filter.
  const { count, understood } = await search('en', 'hubspot munich real estate');
  expect(count).toBe(0);
  expect(understood?.map(({ text, others }) => [text, others])).toEqual([
    ['munich', null],
    ['real estate', null],
  ]);
});
