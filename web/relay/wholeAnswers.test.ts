import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Relay's reader makes something else of these than what stands in the answer; the server reads public pages without it.
const READ_DIFFERENTLY = /@(?:alias|inline|required)\b|@catch(?!\(to: NULL\))/;
const PUBLIC_SCREENS = '{landing,directory,agency,getStarted,leadGeneration,academy,taxes,review,siteNotFound}';

it('public pages ask for nothing that stands otherwise in the answer', () => {
  const documents = globSync([`web/screens/${PUBLIC_SCREENS}/**/*.{ts,tsx}`, 'web/site/**/*.{ts,tsx}'])
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('graphql`'));
  expect(documents.length).toBeGreaterThan(25);
  expect(documents.filter(([, text]) => READ_DIFFERENTLY.test(text)).map(([file]) => file)).toEqual([]);
});
