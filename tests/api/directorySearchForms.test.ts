import { beforeAll, expect, test } from 'vitest';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';
import { searchDirectory } from './testing/searchDirectory.ts';

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

async function find(language: string, query: string): Promise<{ count: number; aliases: readonly string[] }> {
  const { count, agencies } = await searchDirectory(upstream, language, query);
  return { count, aliases: agencies.map(({ alias }) => alias).toSorted() };
}

test.each([
  ['en', 'brand identities', 'brand identity'],
  ['en', 'coffee shops', 'coffee shop'],
  ['es', 'tiendas en línea', 'tienda en línea'],
  ['fr', 'chartes graphiques', 'charte graphique'],
  ['fr', 'sites vitrines', 'site vitrine'],
  ['it', 'campagne pubblicitarie', 'campagna pubblicitaria'],
  ['pl', 'gabinetów stomatologicznych', 'gabinet stomatologiczny'],
  ['pl', 'agencji marketingowych w Poznaniu', 'Poznań'],
  ['de', 'Agentur in den Vereinigten Staaten', 'Vereinigte Staaten'],
  ['pt', 'identidades visuais', 'identidade visual'],
  ['tr', 'sosyal medyada reklam', 'sosyal medya reklamı'],
  ['de', 'Agentur fuer Oeffentlichkeitsarbeit', 'Öffentlichkeitsarbeit'],
])('%s: “%s” is another form of “%s”', async (language, query, plain) => {
  const { count, aliases } = await find(language, plain);
  expect(count).toBeGreaterThan(0);
  expect(await find(language, query)).toEqual({ count, aliases });
});

test.each([
  ['en', 'SEO consultancy Berlin', 'SEO Berlin'],
  ['de', 'SEO Berater München', 'SEO München'],
  ['fr', 'consultants seo paris', 'seo paris'],
  ['es', 'consultores de seo', 'seo'],
  ['it', 'consulenti seo milano', 'seo milano'],
  ['ko', 'SEO 컨설팅', 'SEO'],
  ['zh', 'SEO顾问', 'SEO'],
])('%s: who advises in “%s” is no industry, so it finds what “%s” does', async (language, query, plain) => {
  const { count, aliases } = await find(language, plain);
  expect(count).toBeGreaterThan(0);
  expect(await find(language, query)).toEqual({ count, aliases });
});

test.each([
  ['en', 'vegan website creation Berlin', 'website Berlin'],
  ['de', 'Barrierefreiheitsstärkungsgesetz SEO Köln', 'SEO Köln'],
  ['ja', 'ベルリンのSEO猫', 'ベルリンのSEO'],
  ['en', 'SEO Iceland', 'SEO'],
  ['en', 'SEO Icelnd', 'SEO'],
  ['it', 'SEO Genova', 'SEO'],
  ['en', 'SEO agency in New Mexico', 'SEO'],
  ['ja', 'キプロスのSEO', 'SEO'],
])('%s: no agency matches all of “%s”, so it finds what its known words “%s” do', async (language, query, plain) => {
  const { count, aliases } = await find(language, plain);
  expect(count).toBeGreaterThan(0);
  expect(await find(language, query)).toEqual({ count, aliases });
});

test.each([
  ['Todai Marketing', 'todaimarketing'],
  ['nachimban digital seoul', 'nachimban-digital'],
])('“%s” shows the agency first, although its name has no Latin letters', async (query, alias) => {
  const { agencies } = await searchDirectory(upstream, 'en', query);
  expect(agencies[0]?.alias).toBe(alias);
});

test.each([
  ['en', 'xyzzy quux'],
  // Places that the catalogue lacks are no misspellings of Ireland, Geneva, Styria, Cambridge, Salvador and South Korea.
  ['en', 'Iceland'],
  ['it', 'Genova'],
  ['pl', 'Syria'],
  ['fr', 'Cambodge'],
  ['en', 'El Salvador'],
  ['nl', 'Noord-Korea'],
  // Nor are they the places that their names contain.
  ['en', 'New Mexico'],
  ['en', 'West Virginia'],
  ['de', 'New England'],
  // Nor misspelled words of texts.
  ['en', 'Niger'],
])('%s: “%s” says nothing that is known, so it finds nothing', async (language, query) => {
  expect(await find(language, query)).toEqual({ count: 0, aliases: [] });
});
