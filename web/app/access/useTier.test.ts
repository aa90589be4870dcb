import { expect, it } from 'vitest';
import texts from '../../i18n/locales/en/common.json' with { type: 'json' };
import { tierOf } from './useTier.ts';

it.each([
  ['UNREGISTERED', 'NONE', 'FREE', 'No account'],
  ['FREE', 'NONE', 'FREE', 'Free'],
  ['FREE_WITH_USED_TRIAL', 'NONE', 'FREE', 'Free, trial used'],
  ['TRIAL', 'AGK_S', 'APP_CENTER_ACCESS', 'Trial'],
  ['WITHOUT_TARIFF', 'NONE', 'APP_CENTER_ACCESS', 'No agency plan'],
  ['WITHOUT_TARIFF', 'NONE', 'PRO', 'Pro, no agency plan'],
  ['WITHOUT_TARIFF', 'NONE', 'GURU', 'Guru, no agency plan'],
  ['WITHOUT_TARIFF', 'NONE', 'BUSINESS', 'Business, no agency plan'],
  ['PAID', 'NONE', null, 'Paid'],
  ['PAID', 'LEGACY', null, 'Legacy'],
  ['PAID', 'AGK_S', null, 'Agency Growth Kit Start'],
  ['PAID', 'AGK_M', null, 'Agency Growth Kit Scale'],
  ['PAID', 'AGK_L', null, 'Agency Growth Kit Advanced'],
  ['PAID', 'AP_LISTING', null, 'Lead generation'],
  [null, null, null, 'No agency plan'],
] as const)(
  'an account with status %s, tariff %s and product %s is called %s (ENT-57)',
  (status, tariff, product, name) => {
    expect(texts.tier[tierOf({ status, tariff, productName: product })]).toBe(name);
  },
);
