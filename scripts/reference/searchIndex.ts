import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLEnumValue,
  type GraphQLSchema,
} from 'graphql';
import { addressOf, type ReferencePage } from './layout.ts';
import { pageOfType } from './types.ts';
import { typesOf } from './pages.ts';

/** One entry of the search index: title, address, description. */
export type SearchEntry = readonly [title: string, address: string, text: string];

type Member = Pick<GraphQLEnumValue, 'name' | 'description'>;

/** Every type, field and value of the schema, and every section of the other pages. */
export function searchIndex(schema: GraphQLSchema, pages: readonly ReferencePage[]): SearchEntry[] {
  const types = typesOf(schema).flatMap((type): SearchEntry[] => {
    const page = `${pageOfType(type)}.html`;
    const members: readonly Member[] =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : isEnumType(type)
          ? type.getValues()
          : [];
    return [
      [type.name, `${page}#${type.name}`, firstSentence(type.description)],
      ...members.map(({ name, description }): SearchEntry => [
        `${type.name}.${name}`,
        `${page}#${type.name}.${name}`,
        firstSentence(description),
      ]),
    ];
  });
  const sections = pages
    .filter(({ name }) => !['operations', 'types', 'inputs'].includes(name))
    .flatMap(({ name, title, entries }) =>
      entries.map((entry): SearchEntry => [entry.title, `${addressOf(name)}#${entry.id}`, title]),
    );
  return [...sections, ...types];
}

/** Without the marks of Markdown, because the search shows plain text. */
function firstSentence(text: string | null | undefined): string {
  const plain = (text ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
  return plain.replaceAll('\n', ' ').split(/(?<=\.) /, 1)[0] ?? '';
}
