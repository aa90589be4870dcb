// All servers must give the same response, or their costs are not comparable.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Request } from './ask.ts';

/**
 * The bytes to compare: the response without `extensions` (the gateway returns the cost) and without Apollo's final
 * newline. Key order and value formats count. Throws for a response with errors.
 */
function comparable(answer: string): string {
  const { extensions: _, ...rest } = JSON.parse(answer) as { data?: unknown; errors?: unknown; extensions?: unknown };
  if (rest.errors !== undefined || rest.data === undefined) throw new Error(`an answer has errors: ${answer}`);
  return JSON.stringify(rest);
}

/** A server and how it is called. */
export interface Way {
  readonly name: string;
  readonly port: number;
  readonly request: Request;
}

/** Throws unless all servers return the same bytes, and saves differences in `folder`; returns the number of bytes. */
export async function checkSameAnswers(what: string, ways: readonly Way[], folder: string): Promise<number> {
  const answers = await Promise.all(
    ways.map(async ({ name, port, request: asked }) => {
      try {
        return comparable((await ask(port, asked)).text);
      } catch (error) {
        throw new Error(`${name}, ${what}`, { cause: error });
      }
    }),
  );
  const [expected = ''] = answers;
  for (const [index, answer] of answers.entries()) {
    if (answer === expected) continue;
    await writeFile(join(folder, 'expected.json'), JSON.stringify(JSON.parse(expected), null, 2));
    await writeFile(join(folder, 'answer.json'), JSON.stringify(JSON.parse(answer), null, 2));
    throw new Error(`${ways[index]?.name} answers ${what} otherwise than ${ways[0]?.name}; see ${folder}`);
  }
  return Buffer.byteLength(expected);
}
