import { expect, test } from 'vitest';
import { preferredType } from './answerType.ts';

const JSON_TYPE = 'application/json';
const RESPONSE = 'application/graphql-response+json';
const EVENTS = 'text/event-stream';

test.each<[accept: string | undefined, type: string | null]>([
  [undefined, JSON_TYPE],
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/*', JSON_TYPE],
  ['text/html, */*;q=0.1', JSON_TYPE],
  [`${JSON_TYPE}, ${RESPONSE}`, JSON_TYPE],
  [`${RESPONSE}, ${JSON_TYPE}`, RESPONSE],
  [`*/*, ${RESPONSE}`, RESPONSE],
  [`${JSON_TYPE};q=0.5, ${RESPONSE}`, RESPONSE],
  [`${RESPONSE}; q=0.5, ${JSON_TYPE}`, JSON_TYPE],
  [`${RESPONSE};Q=0.9, ${JSON_TYPE};Q=0.8, */*;q=1`, RESPONSE],
  [`${RESPONSE};q=0, */*`, JSON_TYPE],
  [`${JSON_TYPE};q=0, ${RESPONSE}`, RESPONSE],
  ['Application/GraphQL-Response+JSON;charset=utf-8', RESPONSE],
  [`${EVENTS}, multipart/mixed`, EVENTS],
  [`${JSON_TYPE}, ${EVENTS}`, JSON_TYPE],
  [`${JSON_TYPE};q=0.5, ${EVENTS}`, EVENTS],
  [`${EVENTS};q=0, ${JSON_TYPE}`, JSON_TYPE],
  [`${JSON_TYPE};q=0`, null],
  [`${JSON_TYPE};q=x`, null],
  ['text/html', null],
  ['text/*', null],
  ['application/graphql+json', null],
  [',;', null],
])('a client of %o gets %s', (accept, type) => {
  expect(preferredType('POST', accept)).toBe(type);
});

test('an event stream is only for POST', () => {
  expect(preferredType('GET', EVENTS)).toBeNull();
  expect(preferredType('GET', `${EVENTS}, ${JSON_TYPE};q=0.1`)).toBe(JSON_TYPE);
});
