/** Purposes of tools, in the order of the catalogue (ENT-21). */
export const TOOL_CATEGORIES = [
  'crm',
  'projectManagement',
  'contentMarketing',
  'advertising',
  'analytics',
  'seo',
  'accountingAndPayroll',
  'proposals',
] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

// Product names are the same in every language.
const NAMES: Readonly<Record<ToolCategory, readonly string[]>> = {
  crm: [
    'HubSpot CRM',
    'Salesforce',
    'Pipedrive',
    'Zoho CRM',
    'Microsoft Dynamics 365',
    'monday sales CRM',
    'Freshsales',
    'Copper',
  ],
  projectManagement: ['Asana', 'Trello', 'Jira', 'ClickUp', 'monday.com', 'Notion', 'Basecamp', 'Wrike'],
  contentMarketing: ['WordPress', 'Contentful', 'Webflow', 'Grammarly', 'Canva', 'Buffer', 'Hootsuite', 'Mailchimp'],
  advertising: [
    'Google Ads',
    'Microsoft Advertising',
    'Meta Ads Manager',
    'LinkedIn Campaign Manager',
    'TikTok Ads Manager',
    'Amazon Ads',
    'Pinterest Ads',
    'The Trade Desk',
  ],
  analytics: ['Google Analytics', 'Looker Studio', 'Matomo', 'Mixpanel', 'Amplitude', 'Hotjar', 'Tableau', 'Power BI'],
  seo: [
    'Semrush',
    'Google Search Console',
    'Screaming Frog SEO Spider',
    'Ahrefs',
    'Moz Pro',
    'Majestic',
    'Sitebulb',
    'Yoast SEO',
    'Surfer',
  ],
  accountingAndPayroll: ['QuickBooks', 'Xero', 'FreshBooks', 'Sage', 'Gusto', 'DATEV', 'Wave'],
  proposals: ['PandaDoc', 'Proposify', 'Better Proposals', 'Qwilr', 'Docusign', 'HoneyBook'],
};

let lastId = 0;

/** The 62 tools by category, ids numbered consecutively. */
export const TOOLS: readonly {
  readonly category: ToolCategory;
  readonly tools: readonly { readonly id: number; readonly name: string }[];
}[] = TOOL_CATEGORIES.map((category) => ({
  category,
  tools: NAMES[category].map((name) => ({ id: (lastId += 1), name })),
}));
