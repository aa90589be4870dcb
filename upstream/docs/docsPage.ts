import type { TSchema } from 'typebox';
import type { Call } from '../contract/call.ts';
import { escapeHtml, pageOf } from '../http/html.ts';
import { scopeOf } from '../http/guard.ts';
import { errorsOf, fullPath } from './openapi.ts';

/** An HTML page of all calls, without script or external resources. */
export function docsPage(calls: readonly Call[], messagingPath: string): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const contents = tags.map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join(' ');
  const sections = tags.map(
    (tag) =>
      `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${calls
        .filter((call) => call.tag === tag)
        .map((call) => toArticle(call, messagingPath))
        .join('')}</section>`,
  );
  return pageOf(
    'Agency portal REST API',
    `<h1>Agency portal REST API</h1>
<p>JSON in camelCase, moments in ISO 8601 UTC with milliseconds, <code>null</code> for what is empty. Credential:
<code>Authorization: Bearer …</code>. Every write needs <code>X-CSRF-Token</code> from <code>GET /csrf</code>.
Slashes at the end of a path matter. The same for machines: <a href="/openapi.json">/openapi.json</a>.</p>
<nav>${contents}</nav>${sections.join('')}`,
  );
}

function toArticle(call: Call, messagingPath: string): string {
  const needs =
    call.access === 'none'
      ? 'no credential'
      : `scope ${scopeOf(call) ?? 'any'}${call.method === 'GET' ? '' : ', CSRF token'}`;
  const inputs = [
    ['Path', call.params],
    ['Query', call.query],
    ['Headers', call.headers],
    ['Body', call.body],
    ['Form', call.form],
  ] as const;
  const answers = Object.entries(call.responses).map(([status, schema]) => toPart(`Answer ${status}`, schema));
  const errors = Object.entries(errorsOf(call)).map(([status, codes]) => `${status} ${codes.join(', ')}`);
  return `<article><h3><code>${call.method} ${escapeHtml(fullPath(call, messagingPath))}</code></h3>
<p>${escapeHtml(call.summary)} <small>${escapeHtml(call.row)} · ${needs}</small></p>
<details><summary>Input, answers, errors</summary>${inputs
    .map(([title, schema]) => (schema === undefined ? '' : toPart(title, schema)))
    .join('')}${answers.join('')}<h4>Errors</h4><p>${escapeHtml(errors.join(' · '))}</p></details></article>`;
}

function toPart(title: string, schema: TSchema | null): string {
  const text = schema === null ? 'empty' : describe(schema, '');
  return `<h4>${escapeHtml(title)}</h4><pre>${escapeHtml(text)}</pre>`;
}

/** Prints a schema in a few lines, similar to a TypeScript type. */
export function describe(schema: unknown, indent: string): string {
  if (!isRecord(schema)) return 'anything';
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((part) => describe(part, indent)).join(' | ');
  if (schema['type'] === 'array') return `list of ${describe(schema['items'], indent)}`;
  if (schema['type'] === 'object' && isRecord(schema['properties'])) return describeObject(schema, indent);
  if (schema['type'] === 'object') return 'object of texts';
  const name = [schema['format'], schema['type']].find((part) => typeof part === 'string') ?? 'anything';
  return [name, limits(schema)].filter((part) => part !== '').join(' ');
}

function describeObject(schema: Record<string, unknown>, indent: string): string {
  const inner = `${indent}  `;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const lines = Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).map(
    ([name, property]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describe(property, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function limits(schema: Record<string, unknown>): string {
  const known = ['minimum', 'maximum', 'minLength', 'maxLength', 'default'] as const;
  const parts = known.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name} ${JSON.stringify(schema[name])}`],
  );
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
