import type { EmbeddedAnswer } from '../../relay/embeddedAnswers.ts';
import type { Tier } from '../access/tier.ts';

/** An account for trying the product. */
export interface DemoAccount {
  readonly email: string;
  readonly tier: Tier;
  /** What is special about it. */
  readonly state: 'cardExpired' | 'recipient' | 'blocked' | 'noAgency' | 'draft' | 'limit' | null;
}

/** Settings the server embeds in the page: `<script type="application/json" id="shell-settings">`. */
export interface ShellSettings {
  /** Accounts listed on the sign-in page; null outside demo mode. */
  demoAccounts: readonly DemoAccount[] | null;
  demoPassword: string | null;
  /** Whether this browser has signed in before: decides between sign in and sign up (ACC-02). */
  knownVisitor: boolean;
  /** Global id of the page's account, null for visitors. */
  viewerId: string | null;
  /** URL of the external shop; null if there is none (RDR-03). */
  subscribeUrl: string | null;
  /** URL of HubSpot's consent page; null without HubSpot (O-22). */
  hubspotUrl: string | null;
  /** URL of the page that shows briefs; null without one (RDR-04). */
  briefsUrl: string | null;
  /** Contact address for questions about offers. */
  contactEmail: string;
  /** Where analytics events go (ACC-15). */
  analytics: 'off' | 'console';
}

/** Data the server embeds in a page, read once at start. */
export interface ShellData {
  /** Without trailing slash; empty at the root (PLT-08). */
  basePath: string;
  settings: ShellSettings;
  answers: readonly EmbeddedAnswer[];
}

const DEFAULTS: ShellSettings = {
  demoAccounts: null,
  demoPassword: null,
  knownVisitor: false,
  viewerId: null,
  subscribeUrl: null,
  hubspotUrl: null,
  briefsUrl: null,
  contactEmail: '',
  analytics: 'off',
};

/** Reads the embedded data. Falls back to defaults without it, as on a bare development server. */
export function readShell(page: Document): ShellData {
  const read = (id: string): object => {
    const value: unknown = JSON.parse(page.getElementById(id)?.textContent || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  };
  const { answers } = read('relay-answers') as { answers?: readonly EmbeddedAnswer[] };
  return {
    basePath: page.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '',
    settings: { ...DEFAULTS, ...read('shell-settings') },
    answers: answers ?? [],
  };
}
