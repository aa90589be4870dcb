import { readdirSync } from 'node:fs';
import type { Call } from '../contract/call.ts';

const folder = new URL('../contract/', import.meta.url);

/** Every call declared in any file of the contract, including new ones. */
export async function contractCalls(): Promise<readonly Call[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const files = await Promise.all(
    names.toSorted().map(async (name) => (await import(new URL(name, folder).href)) as Record<string, unknown>),
  );
  return files.flatMap((file) => Object.values(file)).filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'row' in value && 'method' in value && 'path' in value;
}
