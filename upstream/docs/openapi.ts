import type { TObject, TSchema } from 'typebox';
import { ErrorBody, type Call } from '../contract/call.ts';
import { scopeOf } from '../http/guard.ts';
import { storableSchema } from '../http/storable.ts';

/** A JSON value of an OpenAPI document. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

export interface OpenApiDocument extends JsonObject {
  readonly paths: { readonly [path: string]: JsonObject };
}

/** Errors of all calls. */
const COMMON_ERRORS: Readonly<Record<number, readonly string[]>> = {
  400: ['MALFORMED_JSON', 'BAD_REQUEST'],
  413: ['PAYLOAD_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'Done, no body',
  400: 'The request cannot be understood',
  401: 'A valid credential or CSRF token is needed',
  403: 'Not allowed',
  404: 'There is nothing here',
  409: 'Not possible in the present state',
  413: 'The body is too large',
  415: 'The content type is not accepted',
  422: 'Some values are not accepted',
  429: 'Too many tries; Retry-After says how long to wait',
};

/** The path of a call with its base, parameters as `{name}`. */
export function fullPath(call: Call, messagingPath: string): string {
  const path = call.base === 'messaging' ? messagingPath + call.path : call.path;
  return path.replace(/:(\w+)/g, '{$1}');
}

/** All error codes of a call by status. */
export function errorsOf(call: Call): Readonly<Record<number, readonly string[]>> {
  const isWrite = call.method !== 'GET';
  const needsCredential = call.access !== 'none';
  const hasInput = call.body !== undefined || call.form !== undefined || call.query !== undefined;
  const own: Record<number, readonly string[]> = { ...(isWrite ? COMMON_ERRORS : {}), ...call.errors };
  if (needsCredential) {
    own[401] = [...(own[401] ?? []), 'UNAUTHENTICATED', ...(isWrite ? ['CSRF_TOKEN_INVALID'] : [])];
    if (scopeOf(call) !== null) own[403] = [...(own[403] ?? []), 'SCOPE_MISSING'];
  }
  if (hasInput) own[422] = ['VALIDATION_FAILED'];
  return own;
}

/** OpenAPI 3.1 of exactly the served calls. */
export function toOpenApi(calls: readonly Call[], messagingPath: string): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = fullPath(call, messagingPath);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Agency portal REST API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: plain(ErrorBody) },
    },
  };
}

function toOperation(call: Call): Json {
  const isWrite = call.method !== 'GET';
  const needsCredential = call.access !== 'none';
  return {
    tags: [call.tag],
    summary: call.summary,
    description: `Row ${call.row}.${needsCredential ? ` Scope: ${scopeOf(call) ?? 'any'}.` : ''}`,
    security: needsCredential ? [{ bearer: [] }] : [],
    parameters: [
      ...toParameters('path', call.params),
      ...toParameters('query', call.query),
      ...toParameters('header', call.headers),
      ...(isWrite && needsCredential
        ? [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    requestBody: toRequestBody(call),
    responses: { ...toAnswers(call), ...toErrors(call) },
  };
}

function toParameters(place: string, schema: TObject | undefined): Json[] {
  if (schema === undefined) return [];
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    // A value with a default is optional.
    required: place === 'path' || (required.has(name) && !('default' in property)),
    schema: plain(storableSchema(property)),
  }));
}

function toRequestBody({ body, form }: Call): Json | undefined {
  if (body !== undefined)
    return { required: true, content: { 'application/json': { schema: plain(storableSchema(body)) } } };
  if (form !== undefined) return { required: true, content: { 'multipart/form-data': { schema: plain(form) } } };
  return undefined;
}

function toAnswers(call: Call): JsonObject {
  return Object.fromEntries(
    Object.entries(call.responses).map(([status, schema]) => [
      status,
      {
        description: STATUS_TEXTS[Number(status)] ?? 'Answer',
        ...(schema === null ? {} : { content: { 'application/json': { schema: plain(schema) } } }),
      },
    ]),
  );
}

function toErrors(call: Call): JsonObject {
  return Object.fromEntries(
    Object.entries(errorsOf(call)).map(([status, codes]) => [
      status,
      {
        description: `${STATUS_TEXTS[Number(status)] ?? 'Error'}: ${codes.join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** Converts the schema to plain JSON. */
function plain(schema: TSchema): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
}
