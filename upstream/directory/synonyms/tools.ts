import { TOOLS } from '../../../domain/catalogue/tools.ts';
import { listOf } from './synonyms.ts';

/**
 * What people call a tool if not by its name, in any language. The names of some tools are common words, which only
 * another word tells apart.
 */
const EVERYDAY: Readonly<Record<string, string>> = {
  'HubSpot CRM': 'hubspot crm, hubspot, 허브스팟, ハブスポット',
  Salesforce: 'salesforce, 세일즈포스, セールスフォース',
  'Zoho CRM': 'zoho crm, zoho',
  'Microsoft Dynamics 365': 'microsoft dynamics, ms dynamics, dynamics 365, microsoft dynamics 365',
  'monday sales CRM': 'monday sales crm, monday crm',
  'Moz Pro': 'moz pro, moz',
  'Google Search Console': 'google search console, search console',
  'Screaming Frog SEO Spider': 'screaming frog, screaming frog seo spider',
  'Looker Studio': 'looker studio, google looker studio, data studio, google data studio',
  Copper: 'copper crm',
  Notion: 'notion so',
  Buffer: 'buffer com',
  Majestic: 'majestic seo',
  Surfer: 'surfer seo',
  Sage: 'sage accounting',
  Wave: 'wave accounting',
  Gusto: 'gusto payroll',
  Tableau: 'tableau software',
  Amplitude: 'amplitude analytics',
  Asana: 'asana com',
};

/** The words for each tool of the catalogue. */
export const TOOL_WORDS: readonly { readonly id: number; readonly words: readonly string[] }[] = TOOLS.flatMap(
  ({ tools }) => tools,
).map(({ id, name }) => ({ id, words: listOf(EVERYDAY[name] ?? name) }));
