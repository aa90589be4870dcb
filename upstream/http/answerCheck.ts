import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { toFields } from './validation.ts';

/**
 * Holds every answer against the contract and turns one that breaks it into a 500. Costs time on each call, so
 * it is a setting: on in tests, off by default.
 */
export function checkAnswers(app: FastifyInstance): void {
  const validators = new Map<TSchema, Validator>();
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { call } = request.routeOptions.config;
    const schema = call?.responses[reply.statusCode];
    if (schema == null) return payload;
    const validator = validators.get(schema) ?? Compile(schema);
    validators.set(schema, validator);
    // Held against what arrives: a Date or an undefined is not what it was any more.
    const sent: unknown = JSON.parse(JSON.stringify(payload));
    if (validator.Check(sent)) return payload;
    const fields = toFields(validator.Errors(sent)).map(({ path, message }) => `${path} ${message}`);
    throw new Error(`${call?.method} ${call?.path} breaks its contract: ${fields.join(', ')}`);
  });
}
