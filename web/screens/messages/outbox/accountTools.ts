import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { randomUuid } from '../../../relay/randomUuid.ts';
import { deliverMessage } from './deliverMessage.ts';
import { Drafts } from './drafts.ts';
import { lastingStorage } from '../../../app/session/keptRecords.ts';
import { Outbox } from './outbox.ts';

/** Messenger state of an account outside Relay's store that outlives the screen. */
export interface AccountTools {
  readonly drafts: Drafts;
  readonly outbox: Outbox;
}

const toolsOf = new WeakMap<IEnvironment, Map<string, AccountTools>>();

/** Drafts and outbox of an account, one per page, so that sending continues while another screen is open. */
function accountTools(environment: IEnvironment, accountId: string): AccountTools {
  const byAccount = toolsOf.get(environment) ?? new Map<string, AccountTools>();
  toolsOf.set(environment, byAccount);
  let tools = byAccount.get(accountId);
  if (!tools) {
    const storage = lastingStorage();
    tools = {
      drafts: new Drafts(accountId, storage),
      outbox: new Outbox({
        accountId,
        storage,
        tabId: tabId(),
        deliver: (item) => deliverMessage(environment, item),
        newKey: randomUuid,
        isOnline: () => navigator.onLine,
        now: Date.now,
      }),
    };
    byAccount.set(accountId, tools);
    const { outbox } = tools;
    window.addEventListener('online', () => outbox.resume());
  }
  return tools;
}

/** Runs the account's tools while the messenger is open: resumes leftover messages and syncs with other tabs. */
export function useAccountTools(accountId: string): AccountTools {
  const tools = accountTools(useRelayEnvironment(), accountId);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      tools.drafts.follow(event);
      tools.outbox.follow(event);
    };
    window.addEventListener('storage', follow);
    tools.drafts.refresh();
    const stop = tools.outbox.start();
    return () => {
      window.removeEventListener('storage', follow);
      stop();
    };
  }, [tools]);
  return tools;
}

/** The tab's id in the outbox; survives reloads. */
function tabId(): string {
  try {
    const kept = window.sessionStorage.getItem('outbox-tab') ?? randomUuid();
    window.sessionStorage.setItem('outbox-tab', kept);
    return kept;
  } catch {
    return randomUuid();
  }
}
