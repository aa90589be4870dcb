import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Example } from '../../gateway/pages/examples.ts';
import { escapeHtml, renderMarkdown } from './html.ts';
import type { ReferencePage } from './layout.ts';
import { pageOfType, toField, toType } from './types.ts';

/** Documents of the repository that are part of the reference. */
export interface ReferenceTexts {
  readonly guide: string;
  readonly live: string;
  readonly webhooks: string;
  readonly changelog: string;
}

/** All pages, in the order of the navigation. */
export function referencePages(
  schema: GraphQLSchema,
  examples: readonly Example[],
  { guide, live, webhooks, changelog }: ReferenceTexts,
): ReferencePage[] {
  return [
    markdownPage('index', 'Guide', 'Everything a tool needs to know before its first request.', guide),
    operationsPage(schema),
    typesPage(schema, 'types', 'Types', 'What responses consist of.'),
    typesPage(schema, 'inputs', 'Inputs, enums and scalars', 'What arguments and values consist of.'),
    examplesPage(examples),
    markdownPage('live', 'Live updates', 'What subscriptions promise.', live),
    markdownPage('webhooks', 'Webhooks', 'Calls to your own URL when something happens.', webhooks),
    markdownPage('changelog', 'Changelog', 'What has changed, and what to use instead.', changelog),
  ];
}

function markdownPage(name: string, title: string, intro: string, text: string): ReferencePage {
  const { html, headings } = renderMarkdown(text.replace(/^# .*\n/, ''));
  return { name, title, intro, html, entries: headings };
}

function operationsPage(schema: GraphQLSchema): ReferencePage {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => !!type,
  );
  return {
    name: 'operations',
    title: 'Operations',
    intro: 'Where every query, mutation and subscription begins. The label says what an access token needs.',
    html: roots
      .map(
        (type) =>
          `<section id="${type.name}"><h2>${type.name}</h2>${Object.values(type.getFields())
            .map((field) => toField(schema, type.name, field))
            .join('')}</section>`,
      )
      .join(''),
    entries: roots.flatMap((type) => [
      { id: type.name, title: type.name },
      ...Object.keys(type.getFields()).map((field) => ({ id: `${type.name}.${field}`, title: field })),
    ]),
  };
}

function typesPage(schema: GraphQLSchema, name: 'types' | 'inputs', title: string, intro: string): ReferencePage {
  const types = typesOf(schema).filter((type) => pageOfType(type) === name);
  return {
    name,
    title,
    intro,
    html: types.map((type) => toType(schema, type)).join(''),
    entries: types.map((type) => ({ id: type.name, title: type.name })),
  };
}

/** All types by name, without those of introspection. */
export function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function examplesPage(examples: readonly Example[]): ReferencePage {
  const shown = examples.map(({ title, ...example }) => ({
    ...example,
    id: title.replaceAll(' ', '-'),
    title: title.charAt(0).toUpperCase() + title.slice(1),
  }));
  return {
    name: 'examples',
    title: 'Examples',
    intro: 'Operations to begin with. The IDE opens them as tabs, with ids of your own data.',
    html: shown
      .map(
        ({ id, title, text, variables }) =>
          `<section id="${id}"><h2>${escapeHtml(title)}</h2><pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>${
            variables === '{}'
              ? ''
              : `<p>Variables:</p><pre tabindex="0"><code>${escapeHtml(variables.trim())}</code></pre>`
          }</section>`,
      )
      .join(''),
    entries: shown.map(({ id, title }) => ({ id, title })),
  };
}
