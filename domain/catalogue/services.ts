/** Top-level services with their subservices, as readable keys for URLs, unique over both levels (ENT-16). */
const TREE = {
  seo: ['technical-seo', 'local-seo', 'link-building', 'on-page-seo', 'seo-audit', 'international-seo'],
  'paid-advertising': [
    'google-ads',
    'microsoft-ads',
    'display-advertising',
    'shopping-ads',
    'remarketing',
    'retail-media',
  ],
  'social-media': [
    'social-media-strategy',
    'community-management',
    'paid-social',
    'influencer-marketing',
    'short-video',
  ],
  content: [
    'content-strategy',
    'copywriting',
    'blog-writing',
    'translation-and-localization',
    'case-studies',
    'white-papers',
  ],
  'email-marketing': ['newsletters', 'marketing-automation', 'deliverability', 'lifecycle-campaigns', 'list-growth'],
  'web-design': [
    'website-redesign',
    'landing-pages',
    'user-research',
    'accessibility-review',
    'design-systems',
    'wireframing',
  ],
  'web-development': ['shop-development', 'cms-development', 'headless-websites', 'page-speed', 'website-maintenance'],
  branding: ['brand-strategy', 'logo-design', 'naming', 'brand-guidelines', 'packaging-design'],
  analytics: [
    'web-analytics-setup',
    'conversion-tracking',
    'dashboards',
    'attribution',
    'customer-data-platform',
    'consent-management',
  ],
  'conversion-optimization': [
    'ab-testing',
    'checkout-optimization',
    'form-optimization',
    'heatmap-analysis',
    'personalization',
  ],
  'public-relations': [
    'media-relations',
    'digital-pr',
    'crisis-communication',
    'thought-leadership',
    'event-promotion',
  ],
  marketplaces: [
    'marketplace-listings',
    'marketplace-advertising',
    'product-photography',
    'feed-management',
    'app-store-optimization',
    'review-management',
  ],
} as const;

type ParentAlias = keyof typeof TREE;
export type ServiceAlias = ParentAlias | (typeof TREE)[ParentAlias][number];

export interface ServicePart {
  readonly id: number;
  readonly parentId: number;
  readonly alias: ServiceAlias;
}

export interface ServiceParent {
  readonly id: number;
  readonly alias: ServiceAlias;
  readonly children: readonly ServicePart[];
}

/**
 * The twelve services and their 66 subservices: parents have the ids 1 to 12, subservices the parent's id times 100
 * plus 1, 2, …
 */
export const SERVICES: readonly ServiceParent[] = (
  Object.entries(TREE) as [ParentAlias, readonly ServiceAlias[]][]
).map(([alias, parts], index) => ({
  id: index + 1,
  alias,
  children: parts.map((part, place) => ({ id: (index + 1) * 100 + place + 1, parentId: index + 1, alias: part })),
}));
