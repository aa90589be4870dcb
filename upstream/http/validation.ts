import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Default } from 'typebox/value';
import type { FastifySchemaCompiler } from 'fastify';
import { isRecord } from '../../domain/isRecord.ts';
import type { WireFieldError } from '../contract/call.ts';
import { storablePath, storableSchema, storableTexts } from './storable.ts';

/** Invalid input; `part` is the part of the request it is in. */
export class InputRefused extends Error {
  readonly part: string;
  readonly fields: readonly WireFieldError[];

  constructor(part: string, fields: readonly WireFieldError[]) {
    super('Some values are invalid.');
    this.part = part;
    this.fields = fields;
  }
}

interface Finding {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/**
 * Compiles validators for Fastify. They parse numbers and booleans in the query, fill in defaults, and reject or strip
 * what the database cannot store. Nothing else is changed or dropped.
 */
export const compileInput: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  compileCheck(schema, httpPart ?? 'body');

/** The same for a body that Fastify does not parse. Returns a validator that throws InputRefused. */
export function compileBody(schema: TSchema): (body: unknown) => unknown {
  const check = compileCheck(schema, 'body');
  return (body) => {
    const { value, error } = check(body);
    if (error !== undefined) throw error;
    return value;
  };
}

function compileCheck(schema: TSchema, part: string): (data: unknown) => { value?: unknown; error?: InputRefused } {
  const validator = Compile(storableSchema(schema));
  return (data) => {
    const value = read(part, schema, data);
    if (validator.Check(value)) return { value: part === 'headers' ? value : storableTexts(value) };
    return { error: new InputRefused(part, toFields(validator.Errors(value))) };
  };
}

function read(part: string, schema: TSchema, data: unknown): unknown {
  if (part === 'querystring') return readQuery(schema, data);
  return part === 'params' ? storablePath(data) : data;
}

function readQuery(schema: TSchema, data: unknown): unknown {
  if (!isRecord(data)) return data;
  const properties = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  const entries = Object.entries(data).map(([name, value]) => [name, readText(properties[name], value)] as const);
  return Default(schema, Object.fromEntries(entries));
}

/** Parses only decimal integers, `true` and `false`; "1.5", "1e3", " 1" and "yes" stay texts and are rejected. */
function readText(schema: unknown, value: unknown): unknown {
  const wanted = isRecord(schema) ? schema['type'] : undefined;
  if (wanted === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (wanted === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** One entry per field, with its first error. A path such as `/offices/1/phone` becomes `offices[1].phone`. */
export function toFields(findings: readonly Finding[]): WireFieldError[] {
  const fields = new Map<string, WireFieldError>();
  for (const finding of findings) {
    for (const field of describe(finding)) if (!fields.has(field.path)) fields.set(field.path, field);
  }
  return [...fields.values()];
}

function describe({ keyword, instancePath, message, params }: Finding): WireFieldError[] {
  const path = toPath(instancePath);
  if (keyword === 'required' && 'requiredProperties' in params && Array.isArray(params.requiredProperties)) {
    return params.requiredProperties.map((name) => ({
      path: path === '' ? String(name) : `${path}.${String(name)}`,
      code: 'required',
      message: 'is required',
    }));
  }
  // Each unknown field is also reported by name, in an error of its own.
  if (keyword === 'additionalProperties') return [];
  if (keyword === 'boolean') return [{ path, code: 'unknown', message: 'is not known here' }];
  if (keyword === '~refine') return [{ path, code: 'format', message }];
  if ('allowedValues' in params && Array.isArray(params.allowedValues)) {
    return [{ path, code: keyword, message: `must be one of: ${params.allowedValues.join(', ')}` }];
  }
  if ('allowedValue' in params) return [{ path, code: keyword, message: `must be ${String(params.allowedValue)}` }];
  return [{ path, code: keyword, message }];
}

function toPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`), '');
}
