import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Log } from '../telemetry/log.ts';
import { contentTypeFor } from './answerType.ts';
import { NOT_UTF8 } from './jsonBody.ts';

/** By code or status. */
const MESSAGES: Readonly<Record<string, string>> = {
  [NOT_UTF8]: 'Send the body in UTF-8.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  413: 'The request is too large.',
  500: 'Something went wrong.',
};

/** Answers errors before or outside of GraphQL: a body that is not JSON in UTF-8 or is too large, and unexpected failures. */
export function answerError(
  error: FastifyError,
  request: Pick<FastifyRequest, 'id' | 'method' | 'headers'>,
  reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
  log: Log,
): unknown {
  const { id: requestId, method, headers } = request;
  const status =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) log.error({ requestId, error: error.name, code: error.code }, 'unexpected error');
  const code: ErrorCode = status === 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
  const message = MESSAGES[error.code] ?? MESSAGES[status] ?? 'The request could not be read.';
  return reply
    .code(status)
    .header('content-type', contentTypeFor(method, headers.accept))
    .send({ errors: [{ message, extensions: { code, requestId } }] });
}
