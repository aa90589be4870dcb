import type { Context } from '../context.ts';
import { readNumber } from '../relay/ids.ts';
import type { NodeParent, NodeReader, NodeReaders } from '../relay/node.ts';
import { catalogueOf } from './catalogue.loader.ts';
import { budgetByKey, durationByKey } from './catalogue.map.ts';
import type { Catalogue } from './catalogue.map.ts';

/** Reads an entry that the catalogue indexes by number. */
function byNumber(entriesIn: (catalogue: Catalogue) => ReadonlyMap<number, NodeParent>): NodeReader {
  return async (key, context) => {
    const number = readNumber(key);
    return number === null ? null : (entriesIn(await catalogueOf(context)).get(number) ?? null);
  };
}

/** Resolves `node(id:)` for catalogue entries, which are the same for everybody. */
export const catalogueNodes = {
  Service: byNumber(({ services }) => services),
  Industry: byNumber(({ industries }) => industries),
  Budget: async (key: string, context: Context) => budgetByKey(await catalogueOf(context), key),
  WorkingLanguage: byNumber(({ languages }) => languages),
  DurationRange: async (key: string, context: Context) => durationByKey(await catalogueOf(context), key),
  Tool: byNumber(({ tools }) => tools),
  EmployeeRange: byNumber(({ numberOfEmployees }) => numberOfEmployees),
  BusinessSize: byNumber(({ businessSizes }) => businessSizes),
} satisfies Partial<NodeReaders>;
