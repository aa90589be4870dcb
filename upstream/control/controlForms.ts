import type { TSchema } from 'typebox';
import type { Call } from '../contract/call.ts';
import { escapeHtml } from '../http/html.ts';

/** Suggested input values by parameter name. */
export type Suggestions = Readonly<Record<string, string>>;

/** A form for a call: one input per path parameter and per body field, generated from the schemas. */
export function formFor(call: Call, index: number, lists: Suggestions): string {
  const params = Object.keys(call.params?.properties ?? {}).map((name) => {
    const list = lists[call.path.includes('/leads/') ? `lead.${name}` : name];
    return labelled(name, `<input name="p.${name}" required${list === undefined ? '' : ` list="${list}"`}>`);
  });
  const fields = Object.entries(propertiesOf(call.body)).map(([name, schema]) =>
    labelled(name, inputFor(`b.${name}`, schema)),
  );
  return `<form method="post" action="/control/forms/${index}"><button>${escapeHtml(call.summary)}</button>${params.join('')}${fields.join('')}</form>`;
}

/** The request of a submitted form: `p.` fields go into the path, `b.` fields into the JSON body. */
export function requestOf(
  call: Call,
  form: URLSearchParams,
): { url: string; body: Record<string, unknown> | undefined } {
  const url = call.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(form.get(`p.${name}`) ?? ''));
  if (call.body === undefined) return { url, body: undefined };
  const entries = Object.entries(propertiesOf(call.body)).flatMap(([name, schema]) => {
    const text = form.get(`b.${name}`);
    return text === null || text === '' ? [] : [[name, readValue(schema, text)] as const];
  });
  return { url, body: Object.fromEntries(entries) };
}

function labelled(name: string, input: string): string {
  return `<label>${escapeHtml(name)}${input}</label>`;
}

function inputFor(name: string, schema: TSchema): string {
  const values = valuesOf(schema);
  if (values.length > 0) {
    const options = values.map((value) => `<option>${escapeHtml(value)}</option>`);
    return `<select name="${name}"><option></option>${options.join('')}</select>`;
  }
  const placeholder = 'default' in schema ? escapeHtml(String(schema.default)) : '';
  return `<input name="${name}" placeholder="${placeholder}">`;
}

/** Empty fields are omitted, `null` becomes null, and numbers, lists and objects are parsed as JSON. */
function readValue(schema: TSchema, text: string): unknown {
  if (text === 'null') return null;
  const isText = typesOf(schema).includes('string') || valuesOf(schema).length > 0;
  if (isText) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function propertiesOf(schema: TSchema | undefined): Readonly<Record<string, TSchema>> {
  const properties = schema !== undefined && 'properties' in schema ? schema.properties : {};
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, TSchema>) : {};
}

function partsOf(schema: TSchema): readonly TSchema[] {
  return 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : [schema];
}

function typesOf(schema: TSchema): unknown[] {
  return partsOf(schema).map((part) => ('type' in part ? part.type : undefined));
}

function valuesOf(schema: TSchema): string[] {
  return partsOf(schema).flatMap((part) => ('enum' in part && Array.isArray(part.enum) ? part.enum.map(String) : []));
}
