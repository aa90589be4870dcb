import { escapeHtml, pageOf } from '../http/html.ts';
import { isJsonObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { OpenApiDocument } from './openapi.ts';

/** Renders an OpenAPI document as HTML, without scripts or external resources. `url` is the document's own. */
export function docsPage(document: OpenApiDocument, url: string): string {
  const { title, description } = object(document['info']);
  const tags = list(document['tags']).map(object);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation: object(operation) })),
  );
  const contents = tags.map(({ name }) => `<a href="#${anchor(name)}">${escapeHtml(text(name))}</a>`).join(' ');
  const sections = tags.map(
    (tag) =>
      `<section id="${anchor(tag['name'])}"><h2>${escapeHtml(text(tag['name']))}</h2><p>${prose(tag['description'])}</p>${operations
        .filter(({ operation }) => list(operation['tags']).includes(tag['name'] ?? null))
        .map(({ method, path, operation }) => toArticle(`${method.toUpperCase()} ${path}`, operation))
        .join('')}</section>`,
  );
  const types = Object.entries(object(object(document['components'])['schemas'])).map(([name, schema]) =>
    toType(name, object(schema)),
  );
  return pageOf(
    text(title),
    `<h1>${escapeHtml(text(title))}</h1><p>${prose(description)} The same for machines:
<a href="${url}">${url}</a>.</p>
<nav>${contents} <a href="#types">types</a></nav>${sections.join('')}
<section id="types"><h2>Types</h2>${types.join('')}</section>`,
  );
}

function toArticle(title: string, operation: JsonObject): string {
  const parameters = list(operation['parameters'])
    .map(object)
    .map(
      ({ name, in: place, required, description, schema }) =>
        `<li><code>${escapeHtml(text(name))}</code> (${text(place)}${required === true ? ', required' : ''}): ${describe(object(schema))}. ${prose(description)}</li>`,
    );
  const body = Object.entries(object(object(operation['requestBody'])['content'])).map(
    ([type, content]) =>
      `<p>Body, <code>${escapeHtml(type)}</code>: ${describe(object(object(content)['schema']))}</p>${example(content)}`,
  );
  const responses = Object.entries(object(operation['responses'])).map(([status, response]) => {
    const [content] = Object.values(object(object(response)['content']));
    const isAnswer = status.startsWith('2');
    const shape = content === undefined || !isAnswer ? '' : ` ${describe(object(object(content)['schema']))}`;
    return `<li>${status}: ${prose(object(response)['description'])}${shape}${isAnswer ? example(content) : ''}</li>`;
  });
  return `<article id="${anchor(operation['operationId'])}"><h3><code>${escapeHtml(title)}</code></h3>
<p>${prose(operation['summary'])} <small>${prose(operation['description'])}</small></p>
<details><summary>Input, answers, errors</summary>${parameters.length === 0 ? '' : `<ul>${parameters.join('')}</ul>`}${body.join('')}
<ul>${responses.join('')}</ul></details></article>`;
}

function toType(name: string, schema: JsonObject): string {
  const required = list(schema['required']);
  const fields = Object.entries(object(schema['properties'])).map(
    ([key, property]) =>
      `<li><code>${escapeHtml(key)}${required.includes(key) ? '' : '?'}</code>: ${describe(object(property))} ${prose(object(property)['description'])}</li>`,
  );
  return `<article id="${anchor(name)}"><h3><code>${escapeHtml(name)}</code></h3><p>${prose(schema['description'])}</p>${
    fields.length === 0 ? `<p>${describe(schema)}</p>` : `<ul>${fields.join('')}</ul>`
  }</article>`;
}

/** Describes a schema in a few words of HTML. */
function describe(schema: JsonObject): string {
  const { $ref: reference, anyOf, enum: values, type, format, items, const: constant } = schema;
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1);
    return `<a href="#${anchor(name)}">${escapeHtml(name ?? '')}</a>`;
  }
  if (constant !== undefined) return `<code>${escapeHtml(JSON.stringify(constant))}</code>`;
  if (Array.isArray(values))
    return values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map((part) => describe(object(part as Json))).join(' | ');
  if (type === 'array') return `list of ${describe(object(items))}`;
  const names = Array.isArray(type) ? type.join(' | ') : text(type ?? 'anything');
  return escapeHtml([names, text(format), limits(schema)].filter((part) => part !== '').join(' '));
}

function limits(schema: JsonObject): string {
  const known = ['minimum', 'maximum', 'minLength', 'maxLength', 'default'] as const;
  const parts = known.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name} ${JSON.stringify(schema[name])}`],
  );
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

function example(content: Json | undefined): string {
  return `<pre>${escapeHtml(JSON.stringify(object(content)['example'] ?? null, null, 2))}</pre>`;
}

/** Renders text with `code` in backticks and paragraphs as HTML. */
function prose(value: Json | undefined): string {
  return escapeHtml(text(value))
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>');
}

function anchor(value: Json | undefined): string {
  return escapeHtml(text(value).replaceAll(' ', '-'));
}
function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
