import { expect, it } from 'vitest';
import { aList, anAgency, showDirectory } from './testing/directoryPage.tsx';

// The contract also takes ids, which have no list with a URL of its own.
it.each(['/agencies?services=1', '/agencies?locations=1141', '/agencies/list/seo?locations=1141'])(
  '%s is not indexed, and its canonical URL exists (DIR-14)',
  async (address) => {
    const { head } = await showDirectory(address, aList([anAgency()]));
    expect(head()).toMatchObject({ robots: 'noindex, follow', canonicalPath: '/agencies' });
  },
);
