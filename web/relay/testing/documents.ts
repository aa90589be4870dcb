import { globSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import type { DefinitionNode } from 'graphql';

/** All operations and fragments in the web app's sources. Throws if it finds too few to be all of them. */
export function documents(): DefinitionNode[] {
  const found = globSync('web/**/*.{ts,tsx}', { exclude: ['**/__generated__/**', '**/*.test.*'] })
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8').match(/(?<=\bgraphql`)\s*(?:query|mutation|subscription|fragment)\b[^`]+(?=`)/g) ??
        [],
    )
    .flatMap((text) => parse(text).definitions);
  if (found.length < 100) throw new Error(`Only ${found.length} documents were found`);
  return found;
}
