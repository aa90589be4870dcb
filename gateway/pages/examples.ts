import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** An operation from examples/ that the IDE opens as a tab and the reference shows. */
export interface Example {
  /** The file name without number and extension: `01-leads-page.graphql` -> `leads page`. */
  readonly title: string;
  readonly text: string;
  /** Variables as JSON; `{}` if there are none. */
  readonly variables: string;
}

/** The examples sorted by file name. */
export function readExamples(dir: string): Example[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const variables = readdirSync(dir).find((other) => other === name.replace('.graphql', '.variables.json'));
      return {
        title: name.replace(/^\d+-/, '').replace('.graphql', '').replaceAll('-', ' '),
        text: readFileSync(path.join(dir, name), 'utf8'),
        variables: variables === undefined ? '{}' : readFileSync(path.join(dir, variables), 'utf8'),
      };
    });
}
