import { expect, test } from 'vitest';
import { briefLink } from './reviewAddress.ts';

test('links to briefs carry the uuid of the review (RDR-04)', () => {
  expect(briefLink('https://briefs.example/briefs?from=portal', 'u1')).toBe(
    'https://briefs.example/briefs?from=portal&reviewUuid=u1',
  );
});
