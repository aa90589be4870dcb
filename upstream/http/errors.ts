import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireError } from '../contract/call.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
import { ApiError } from './apiError.ts';
import { InputRefused } from './validation.ts';

/** Retry-After while the database is away, in seconds. */
const RETRY_AFTER_S = 1;

/** Turns every thrown error into the common error body. Details of unexpected errors never reach the client. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    send(reply, 404, { code: 'NOT_FOUND', message: 'This path does not exist.' }),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      reply.headers(error.headers);
      return send(reply, error.status, {
        code: error.code,
        message: error.message,
        ...(error.fields === undefined ? {} : { fields: [...error.fields] }),
      });
    }
    if (error instanceof InputRefused) return sendRefused(reply, error);
    return sendFramework(error, request, reply);
  });
}

/** For requests with an unreadable path, which never reach a route. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  send(reply, 400, { code: 'BAD_REQUEST', message: 'The request cannot be understood.' });
}

function sendRefused(reply: FastifyReply, { part, fields, message }: InputRefused): FastifyReply {
  // A path with an invalid parameter leads nowhere, so it is 404.
  if (part === 'params') return send(reply, 404, { code: 'NOT_FOUND', message: 'This path does not exist.' });
  return send(reply, 422, { code: 'VALIDATION_FAILED', message, fields: [...fields] });
}

const FRAMEWORK_ERRORS: Readonly<Record<string, [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE', 'The body is too large.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MALFORMED_JSON', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE', 'This call does not accept this content type.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'BAD_REQUEST', 'The body does not have the announced length.'],
};

function sendFramework(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    const known = FRAMEWORK_ERRORS[code];
    if (known !== undefined) return send(reply, known[0], { code: known[1], message: known[2] });
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status >= 400 && status < 500) {
      return send(reply, status, { code: 'BAD_REQUEST', message: 'The request cannot be understood.' });
    }
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error, requestId: request.id }, 'the database did not respond');
    reply.header('retry-after', RETRY_AFTER_S);
    return send(reply, 503, { code: 'UNAVAILABLE', message: 'The service is unavailable for a moment.' });
  }
  request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  return send(reply, 500, { code: 'INTERNAL', message: 'Something went wrong.' });
}

function send(reply: FastifyReply, status: number, body: WireError): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
