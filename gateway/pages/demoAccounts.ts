import type { ShellSettings } from '../../web/app/page/shellSettings.ts';

/** Password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-password';

/** The demo accounts and what each one shows; listed on the sign-in page only in demo mode. */
export const DEMO_ACCOUNTS: NonNullable<ShellSettings['demoAccounts']> = [
  ['owner-start', 'Paid: Start'],
  ['owner-scale', 'Paid: Scale'],
  ['owner-advanced', 'Paid: Advanced'],
  ['owner-leadgen', 'Paid: Lead generation'],
  ['owner-legacy', 'Paid: Legacy'],
  ['trial', 'Trial'],
  ['free', 'Free'],
  ['freeused', 'Free, trial used'],
  ['pro', 'Without tariff: Pro'],
  ['guru', 'Without tariff: Guru'],
  ['business', 'Without tariff: Business, card expired'],
  ['recipient', 'Free, lead recipient'],
  ['blocked', 'Paid, agency blocked'],
  ['new', 'Paid, no agency yet'],
  ['draft', 'Paid, agency is a draft'],
  ['limit', 'Paid, at the limits of its tariff'],
].map(([name, tier]) => ({ email: `${name}@demo.example`, tier: tier ?? '' }));
