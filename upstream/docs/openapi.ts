import type { TObject } from 'typebox';
import { isRecord } from '../../domain/isRecord.ts';
import { ErrorBody, type Call, type WireError } from '../contract/call.ts';
import { accessOf } from '../auth/callAccess.ts';
import { operationIdOf } from './contractNames.ts';
import { errorText } from './errorTexts.ts';
import { exampleOf } from './examples.ts';
import type { Json, JsonObject } from './json.ts';
import { capital, createSchemaWriter, type SchemaWriter } from './schemas.ts';
import { accessText, securityOf, SECURITY_SCHEMES } from './security.ts';
import { tagText } from './tagTexts.ts';

export interface OpenApiDocument extends JsonObject {
  readonly paths: Readonly<Record<string, JsonObject>>;
}

/** Errors that every call can return. */
const COMMON_ERRORS: Readonly<Record<number, readonly string[]>> = {
  400: ['MALFORMED_JSON', 'BAD_REQUEST'],
  413: ['PAYLOAD_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
};

const ANSWER_TEXTS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the work is in progress.',
  204: 'Done; the response has no body.',
};

/** The path of a call including its base, with parameters as `{name}`. */
function fullPath(call: Call, messagingPath: string): string {
  const path = call.base === 'messaging' ? messagingPath + call.path : call.path;
  return path.replace(/:(\w+)/g, '{$1}');
}

/** All error codes of a call by status. */
function errorsOf(call: Call): Readonly<Record<number, readonly string[]>> {
  const isWrite = call.method !== 'GET';
  const needsCredential = call.access !== 'none';
  const hasInput = call.body !== undefined || call.form !== undefined || call.query !== undefined;
  const own: Record<number, readonly string[]> = { ...(isWrite ? COMMON_ERRORS : {}), ...call.errors };
  if (needsCredential) {
    own[401] = [...(own[401] ?? []), 'UNAUTHENTICATED', ...(isWrite ? ['CSRF_TOKEN_INVALID'] : [])];
    const access = accessOf(call);
    if (access !== 'any') {
      own[403] = [...(own[403] ?? []), access === 'session' ? 'SESSION_REQUIRED' : 'SCOPE_MISSING'];
    }
  }
  if (hasInput) own[422] = [...new Set(['VALIDATION_FAILED', ...(own[422] ?? [])])];
  return own;
}

/** The OpenAPI 3.1 document of exactly these calls, without `servers`. */
export function toOpenApi(
  calls: readonly Call[],
  { messagingPath, title, description }: { messagingPath: string; title: string; description: string },
): OpenApiDocument {
  const writer = createSchemaWriter();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = fullPath(call, messagingPath);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call, writer) };
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    tags: tags.map((name) => ({ name, description: tagText(name) })),
    paths,
    components: {
      ...(calls.some(({ access }) => access !== 'none') && { securitySchemes: SECURITY_SCHEMES }),
      schemas: writer.components,
    },
  };
}

function toOperation(call: Call, writer: SchemaWriter): Json {
  const operationId = operationIdOf(call);
  return {
    tags: [call.tag],
    operationId,
    summary: call.summary,
    description: accessText(call),
    'x-requirement': call.row,
    security: securityOf(call),
    parameters: [
      ...toParameters('path', call.params, writer),
      ...toParameters('query', call.query, writer),
      ...toParameters('header', call.headers, writer),
    ],
    requestBody: toRequestBody(call, writer, `${capital(operationId)}Input`),
    responses: { ...toAnswers(call, writer, `${capital(operationId)}Answer`), ...toErrors(call, writer) },
  };
}

function toParameters(place: string, schema: TObject | undefined, writer: SchemaWriter): Json[] {
  if (schema === undefined) return [];
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, ...written } = writer.write(property, capital(name), 'input');
    return {
      name,
      in: place,
      description,
      // A value with a default is optional.
      required: place === 'path' || (required.has(name) && !('default' in property)),
      schema: written,
      example: exampleOf(written, writer.components, name),
    };
  });
}

function toRequestBody({ body, form }: Call, writer: SchemaWriter, name: string): Json | undefined {
  const schema = body ?? form;
  if (schema === undefined) return undefined;
  const written = writer.write(schema, name, 'input');
  const type = form === undefined ? 'application/json' : 'multipart/form-data';
  return { required: true, content: { [type]: { schema: written, example: exampleOf(written, writer.components) } } };
}

function toAnswers(call: Call, writer: SchemaWriter, name: string): JsonObject {
  return Object.fromEntries(
    Object.entries(call.responses).map(([status, schema]) => {
      const description = ANSWER_TEXTS[status];
      if (schema === null) return [status, { description }];
      const written = writer.write(schema, name, 'output');
      const content = { schema: written, example: exampleOf(written, writer.components) };
      return [status, { description, content: { 'application/json': content } }];
    }),
  );
}

function toErrors(call: Call, writer: SchemaWriter): JsonObject {
  return Object.fromEntries(
    Object.entries(errorsOf(call)).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorText(code)}`).join('\n\n'),
        ...(status === '429' && { headers: RETRY_AFTER }),
        content: {
          'application/json': {
            schema: writer.write(ErrorBody, 'Error', 'output'),
            examples: Object.fromEntries(
              codes.map((code) => [code, { summary: errorText(code), value: errorExample(call, code) }]),
            ),
          },
        },
      },
    ]),
  );
}

function errorExample({ body, form, query }: Call, code: string): WireError {
  if (code !== 'VALIDATION_FAILED') return { code, message: errorText(code) };
  const input = body ?? form ?? query;
  // The body of some calls is a list.
  const [path = '[0].id'] =
    input && 'properties' in input && isRecord(input.properties) ? Object.keys(input.properties) : [];
  return { code, message: 'Some values are invalid.', fields: [{ path, code: 'required', message: 'is required' }] };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 30 },
};
