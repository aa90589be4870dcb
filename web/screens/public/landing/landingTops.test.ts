import { describe, expect, it } from 'vitest';
import { topServices } from './landingTops.ts';

const services = [
  { alias: 'seo', name: 'SEO' },
  { alias: 'web', name: 'Web' },
  { alias: 'video', name: 'Video' },
  { alias: 'ads', name: 'Ads' },
];

describe('top services', () => {
  it('are sorted by number of agencies, without services that nobody offers', () => {
    const counts = new Map(Object.entries({ web: 40, ads: 70, seo: 40, 'part-of-seo': 90 }));
    expect(topServices(services, counts, 9)).toEqual([
      { alias: 'ads', name: 'Ads', count: 70 },
      { alias: 'seo', name: 'SEO', count: 40 },
      { alias: 'web', name: 'Web', count: 40 },
    ]);
    expect(topServices(services, counts, 1)).toHaveLength(1);
  });

  it('are the first ones of the catalogue if there are no counts', () => {
    const first = [{ alias: 'seo', name: 'SEO', count: null }];
    expect(topServices(services, null, 1)).toEqual(first);
    expect(topServices(services, new Map(), 1)).toEqual(first);
  });
});
