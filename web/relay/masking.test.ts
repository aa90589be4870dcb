import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Relay hides from a component what its own fragment does not name; only `@relay(mask: …)` would show it.
it('no fragment is spread without its mask (GWY-08)', () => {
  const documents = globSync('web/**/*.{ts,tsx}', { exclude: ['**/__generated__/**'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('graphql`'));
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.filter(([, text]) => /mask:\s*false/.test(text)).map(([file]) => file)).toEqual([]);
});
