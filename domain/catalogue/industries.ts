const KEYS = [
  'automotive',
  'banking-and-insurance',
  'beauty-and-cosmetics',
  'construction',
  'consulting',
  'e-commerce',
  'education',
  'energy',
  'fashion',
  'food-and-beverage',
  'gaming',
  'government',
  'healthcare',
  'hospitality',
  'legal-services',
  'logistics',
  'manufacturing',
  'media-and-entertainment',
  'nonprofit',
  'real-estate',
  'retail',
  'software',
  'sports-and-fitness',
  'travel-and-tourism',
] as const;

export type IndustryKey = (typeof KEYS)[number];

/** The 24 industries, ids 1 to 24 in this order (ENT-17). */
export const INDUSTRIES: readonly { readonly id: number; readonly key: IndustryKey }[] = KEYS.map((key, index) => ({
  id: index + 1,
  key,
}));
