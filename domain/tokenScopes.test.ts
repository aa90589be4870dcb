import { expect, test } from 'vitest';
import { allowsScope, SCOPE_AREAS } from './tokenScopes.ts';
import type { AreaScope } from './tokenScopes.ts';

const AREA_SCOPES = SCOPE_AREAS.flatMap((area): AreaScope[] => [`${area}:read`, `${area}:write`]);

test.each([
  ['leads:read', ['leads:read']],
  ['leads:write', ['leads:read', 'leads:write']],
  ['messages:read', ['messages:read']],
  ['messages:write', ['messages:read', 'messages:write']],
  ['profile:read', ['profile:read']],
  ['profile:write', ['profile:read', 'profile:write']],
  ['reports:read', ['reports:read']],
  ['reports:write', ['reports:read', 'reports:write']],
  ['read', ['leads:read', 'messages:read', 'profile:read', 'reports:read']],
  ['write', ['leads:write', 'profile:write', 'reports:write']],
  ['messages', ['messages:write']],
] as const)('%s allows %j and nothing else (EXT-24)', (scope, allowed) => {
  expect(AREA_SCOPES.filter((needed) => allowsScope([scope], needed))).toEqual(allowed);
});

test('several scopes allow what each of them allows, and none allows nothing', () => {
  expect(allowsScope(['reports:read', 'leads:write'], 'leads:read')).toBe(true);
  expect(AREA_SCOPES.some((needed) => allowsScope([], needed))).toBe(false);
});
