import type { DemoAccount } from '../../web/app/page/shellSettings.ts';

/** Password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-password';

function account(name: string, tier: DemoAccount['tier'], state: DemoAccount['state'] = null): DemoAccount {
  return { email: `${name}@demo.example`, tier, state };
}

/** The demo accounts and what each one shows; listed on the sign-in page only in demo mode. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('owner-start', 'start'),
  account('owner-scale', 'scale'),
  account('owner-advanced', 'advanced'),
  account('owner-leadgen', 'leadGen'),
  account('owner-legacy', 'legacy'),
  account('trial', 'trial'),
  account('free', 'free'),
  account('freeused', 'freeWithUsedTrial'),
  account('pro', 'pro'),
  account('guru', 'guru'),
  account('business', 'business', 'cardExpired'),
  account('recipient', 'free', 'recipient'),
  account('blocked', 'scale', 'blocked'),
  account('new', 'scale', 'noAgency'),
  account('draft', 'start', 'draft'),
  account('limit', 'scale', 'limit'),
];
