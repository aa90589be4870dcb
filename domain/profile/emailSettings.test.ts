import { expect, it } from 'vitest';
import { firstEmailSettingsError } from './emailSettings.ts';

it.each<[string[], boolean, string | null]>([
  [['anna@acme.com'], true, null],
  [[], false, 'enter-email'],
  [[' '], true, 'enter-email'],
  [['anna@acme'], false, 'valid-email'],
  [['anna@acme.com', 'Anna@acme.com'], true, 'valid-email'],
  [['anna@acme.com', ''], true, 'enter-email'],
  [['a@b.de', 'b@b.de', 'c@b.de', 'd@b.de'], true, 'valid-email'],
  [['anna@acme.com'], false, 'checkbox'],
])('%j, consent %s: the settings show %s (VAL-27, VAL-28, VAL-30)', (values, isConsented, error) => {
  expect(firstEmailSettingsError({ isConsented, values })).toBe(error);
});
