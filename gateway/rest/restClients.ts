import type { RestClients } from './client.ts';
import { CsrfTokens } from './csrf.ts';
import { OperationClient } from './operationClient.ts';
import { Protection } from './protection.ts';
import type { BreakerState, ProtectionOptions } from './protection.ts';
import { createPublicMemory } from './publicReads.ts';
import { createRetryBudget } from './retryBudget.ts';
import { Cancellation, createTransport } from './transport.ts';
import { DEADLINE_MS, MESSAGING_DEADLINE_MS, createCaller } from './upstreamCall.ts';
import type { CallReport, Upstream } from './upstreamCall.ts';

export interface RestOptions {
  /** Address of the upstream, with a path when it has one: `http://127.0.0.1:4010`. */
  readonly upstreamUrl: string;
  /** Base path of messaging below it: `/messaging/api/v1`. */
  readonly messagingPath: string;
  readonly onCall?: (call: CallReport) => void;
  readonly onBreaker?: (upstream: string, state: BreakerState) => void;
  /** Total deadlines, ms; for tests. */
  readonly deadlines?: { readonly api: number; readonly messaging: number };
  readonly protection?: ProtectionOptions;
}

/** Everything of rest/ that lives as long as the process. */
export interface Rest {
  readonly clients: RestClients;
  readonly csrf: CsrfTokens;
  /** States of the breakers by upstream, for readiness. */
  readonly breakers: () => Readonly<Record<'api' | 'messaging', BreakerState>>;
  /** Whether the upstream answers at all within a second, whatever it says short of a server error. */
  isReachable(): Promise<boolean>;
  /** Forgets what is kept of public answers. */
  forgetPublic(): void;
  close(): Promise<void>;
}

const REACH_DEADLINE_MS = 1_000;

export function createRest(options: RestOptions): Rest {
  const url = new URL(options.upstreamUrl);
  const rootPath = url.pathname.replace(/\/+$/, '');
  const transport = createTransport(url.origin);
  const csrf = new CsrfTokens();
  const publicReads = createPublicMemory();
  const call = createCaller(transport, options.onCall ?? (() => undefined));
  const upstream = (name: Upstream['name'], basePath: string, deadline: number): Upstream => {
    const onStateChange = (state: BreakerState): void => options.onBreaker?.(name, state);
    const protection = new Protection({ ...options.protection, onStateChange });
    return { name, basePath, deadline, protection, retries: createRetryBudget() };
  };
  const api = upstream('api', rootPath, options.deadlines?.api ?? DEADLINE_MS);
  const messaging = upstream(
    'messaging',
    rootPath + options.messagingPath,
    options.deadlines?.messaging ?? MESSAGING_DEADLINE_MS,
  );
  return {
    clients: (credential, clientOptions) =>
      new OperationClient({ api, messaging, call, csrf, publicReads }, credential, clientOptions),
    csrf,
    breakers: () => ({ api: api.protection.state, messaging: messaging.protection.state }),
    isReachable: async () => {
      const cancellation = new Cancellation(REACH_DEADLINE_MS, null);
      const headers = { accept: 'application/json' };
      try {
        const request = { path: `${api.basePath}/prices/`, method: 'GET', headers, body: null } as const;
        return (await transport.send(request, cancellation)).status < 500;
      } catch {
        return false;
      } finally {
        cancellation.close();
      }
    },
    forgetPublic: () => {
      for (const reads of Object.values(publicReads)) reads.clear();
    },
    close: () => transport.close(),
  };
}
