// Everybody must give the same answer, or their costs cannot be compared.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Request } from './ask.ts';

/**
 * The bytes that must be equal: the answer without `extensions` (the gateway tells what an operation cost) and without the line break that
 * Apollo ends with. Order of the keys and form of every value count. Throws for an answer with errors.
 */
function comparable(answer: string): string {
  const { extensions: _, ...rest } = JSON.parse(answer) as { data?: unknown; errors?: unknown; extensions?: unknown };
  if (rest.errors !== undefined || rest.data === undefined) throw new Error(`an answer has errors: ${answer}`);
  return JSON.stringify(rest);
}

/** One way to the answer. */
export interface Way {
  readonly name: string;
  readonly port: number;
  readonly request: Request;
}

/** Throws unless all ways lead to the same bytes, leaving what differs in `folder`; answers how many they are. */
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
