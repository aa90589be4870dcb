import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLSchema,
} from 'graphql';
import { addressOf, type ReferencePage } from './layout.ts';
import { pageOfType } from './types.ts';
import { typesOf } from './pages.ts';

/** One entry of the search index: title, address, description, and text that is searched but not shown. */
export type SearchEntry = readonly [title: string, address: string, description: string, text?: string];

type Member = Pick<GraphQLEnumValue, 'name' | 'description'> & { readonly args?: readonly GraphQLArgument[] };

/** Every type, field, argument and value of the schema, and every section of the other pages. */
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
      ...members.flatMap(({ name, description, args = [] }): SearchEntry[] => {
        const title = `${type.name}.${name}`;
        const address = `${page}#${title}`;
        // The input of a mutation has a type of its own.
        const listed = args.filter((argument) => argument.name !== 'input');
        return [
          [title, address, firstSentence(description)],
          ...listed.map((argument): SearchEntry => [
            `${title}(${argument.name}:)`,
            address,
            firstSentence(argument.description),
          ]),
        ];
      }),
    ];
  });
  const sections = pages
    .filter(({ name }) => !['operations', 'types', 'inputs'].includes(name))
    .flatMap(({ name, title, entries }) =>
      entries.map(({ id, title: heading, text }): SearchEntry => [
        heading,
        `${addressOf(name)}#${id}`,
        title,
        plainText(text ?? ''),
      ]),
    );
  return [...sections, ...types];
}

function firstSentence(text: string | null | undefined): string {
  return plainText(text ?? '').split(/(?<=\.) /, 1)[0] ?? '';
}

/** Without the marks of Markdown, because the search shows plain text. */
function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\n', ' ')
    .trim();
}
