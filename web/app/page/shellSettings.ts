import type { EmbeddedAnswer } from '../../relay/embeddedAnswers.ts';

/** What the server tells the page beside its first answers: `<script type="application/json" id="shell-settings">`. */
export interface ShellSettings {
  /** Accounts listed on the sign-in page, in demo mode only. */
  demoAccounts: readonly { email: string; tier: string }[] | null;
  demoPassword: string | null;
  /** Whether this browser has signed in before: decides between sign in and sign up (ACC-02). */
  knownVisitor: boolean;
  /** Global id of the account whose page this is, null for visitors. */
  viewerId: string | null;
  /** Address of the external page where offers are bought, null when there is none (RDR-03). */
  subscribeUrl: string | null;
  /** Who answers questions about offers. */
  contactEmail: string;
  /** Where analytics events go (ACC-15). */
  analytics: 'off' | 'console';
}

/** The server's blocks of a page, read once at its start. */
export interface ShellData {
  /** Without slash at its end, empty at the root (PLT-08). */
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
  contactEmail: '',
  analytics: 'off',
};

/** Reads the blocks; a page without them (a bare development server) works all the same. */
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
