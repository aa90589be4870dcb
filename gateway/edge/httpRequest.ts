import type { FastifyRequest } from 'fastify';
import type { OperationRequest } from '../admission/admission.ts';

/** Content types of an answer, by what the client accepts; null: nothing we have. */
export type AnswerType = 'application/json' | 'application/graphql-response+json';

/** GraphQL over HTTP: JSON unless the client names the newer type first. */
export function negotiate(accept: string | undefined): AnswerType | null {
  if (!accept || accept === '*/*' || accept === 'application/json') return 'application/json';
  const ranges = accept
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { type } of ranges) {
    if (type === 'application/graphql-response+json') return type;
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return 'application/json';
  }
  return null;
}

/** Why a request is no GraphQL request at all (HTTP 400). */
export interface Malformed {
  readonly malformed: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function readParameters(parameters: Record<string, unknown>): OperationRequest | Malformed {
  const text = (name: string): string | null | Malformed => {
    const value = parameters[name];
    if (value === undefined || value === null) return null;
    return typeof value === 'string' ? value : { malformed: `${name} must be a string.` };
  };
  const documentId = text('documentId');
  const query = text('query');
  const operationName = text('operationName');
  for (const read of [documentId, query, operationName]) if (read !== null && typeof read !== 'string') return read;
  for (const name of ['variables', 'extensions']) {
    const value = parameters[name];
    if (value !== undefined && value !== null && !isRecord(value)) return { malformed: `${name} must be an object.` };
  }
  return {
    documentId: typeof documentId === 'string' ? documentId : null,
    query: typeof query === 'string' ? query : null,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: isRecord(parameters.variables) ? parameters.variables : {},
  };
}

/** The operation of a POST (JSON body) or GET (query string). Lists of operations are refused. */
export function readOperation(request: FastifyRequest): OperationRequest | Malformed {
  if (request.method === 'POST') {
    return isRecord(request.body) ? readParameters(request.body) : { malformed: 'The body must be one JSON object.' };
  }
  const search = isRecord(request.query) ? request.query : {};
  const parameters: Record<string, unknown> = { ...search };
  for (const name of ['variables', 'extensions']) {
    const value = search[name];
    if (value === undefined || value === '') delete parameters[name];
    else parameters[name] = typeof value === 'string' ? (parseRecord(value) ?? value) : value;
  }
  if (parameters.operationName === '') delete parameters.operationName;
  return readParameters(parameters);
}
