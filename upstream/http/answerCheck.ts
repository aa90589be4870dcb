import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { toFields } from './validation.ts';

/**
 * Checks every response against the contract and replaces an invalid one with a 500. Slows down every call, so it is
 * off by default and on in tests.
 */
export function checkAnswers(app: FastifyInstance): void {
  const validators = new Map<TSchema, Validator>();
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { call } = request.routeOptions.config;
    const schema = call?.responses[reply.statusCode];
    if (schema == null) return payload;
    const validator = validators.get(schema) ?? Compile(schema);
    validators.set(schema, validator);
    // Checks the serialized value, because serializing changes dates and drops undefined.
    const sent: unknown = JSON.parse(JSON.stringify(payload));
    if (validator.Check(sent)) return payload;
    const fields = toFields(validator.Errors(sent)).map(({ path, message }) => `${path} ${message}`);
    throw new Error(`${call?.method} ${call?.path} breaks its contract: ${fields.join(', ')}`);
  });
}
