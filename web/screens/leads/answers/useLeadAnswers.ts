import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { usePage } from '../../../app/page/page.ts';
import { beforeSignOut } from '../../../app/session/beforeSignOut.ts';
import { lastingStorage } from '../../../app/session/keptRecords.ts';
import type { LeadStatus } from '../../../relay/__generated__/LeadAnswer_lead.graphql.ts';
import { onNetworkBack } from '../../../relay/networkBack.ts';
import { LeadAnswers } from './leadAnswers.ts';
import type { PendingAnswer } from './pendingAnswer.ts';
import { sendAnswer, showAnswer } from './sendAnswer.ts';

const answersOf = new WeakMap<IEnvironment, LeadAnswers>();

/** The page's unconfirmed answers, in a single object, so that sending continues while another screen is open. */
export function leadAnswers(environment: IEnvironment, accountId: string | null): LeadAnswers {
  let answers = answersOf.get(environment);
  if (!answers) {
    answers = new LeadAnswers({
      accountId: accountId ?? '',
      storage: accountId === null ? null : lastingStorage(),
      send: (answer) => sendAnswer(environment, answer),
      preview: (answer) => {
        const update = environment.applyUpdate({ storeUpdater: (store) => showAnswer(store, answer) });
        return () => update.dispose();
      },
      retriesLater: () => document.visibilityState === 'hidden' || !navigator.onLine,
      now: Date.now,
    });
    answersOf.set(environment, answers);
    sendWhenLeft(answers);
    window.addEventListener('storage', answers.follow);
  }
  return answers;
}

/**
 * Sends held answers when the page is hidden or left, and those that failed meanwhile when it is shown again or the
 * network is back. Phones end hidden pages without an event, so hiding counts too.
 */
function sendWhenLeft(answers: LeadAnswers): void {
  const send = () => answers.flush();
  window.addEventListener('pagehide', () => void send());
  document.addEventListener('visibilitychange', () => {
    void (document.visibilityState === 'hidden' ? send() : answers.resume());
  });
  onNetworkBack(() => void answers.resume());
  beforeSignOut(send);
}

export function useLeadAnswers(): LeadAnswers {
  return leadAnswers(useRelayEnvironment(), usePage().session.viewerId);
}

/** The unconfirmed answer to a lead; null if there is none. */
export function usePendingAnswer(leadId: string): PendingAnswer | null {
  const answers = useLeadAnswers();
  const read = () => answers.of(leadId);
  return useSyncExternalStore(answers.subscribe, read, read);
}

/** Whether this page holds the answer to a lead, so that it can be undone here. */
export function useIsHeldHere(leadId: string): boolean {
  const answers = useLeadAnswers();
  const read = () => answers.heldLead() === leadId;
  return useSyncExternalStore(answers.subscribe, read, read);
}

/** Lets a lead's status replace an answer that failed, once it says that the lead no longer waits for one. */
export function useSettledAnswer({
  id,
  status,
  declineReason,
}: {
  readonly id: string;
  readonly status: LeadStatus | null | undefined;
  readonly declineReason: string | null | undefined;
}): void {
  const answers = useLeadAnswers();
  const hasFailed = usePendingAnswer(id)?.state === 'failed';
  const isWaiting = !status || status === 'ACTIVE';
  const isWithoutReason = status === 'DECLINED' && !declineReason;
  // Before the screen is painted, so that it never says that an answer that arrived was not sent.
  useLayoutEffect(() => {
    if (hasFailed && !isWaiting) answers.settle(id, isWithoutReason);
  }, [answers, id, hasFailed, isWaiting, isWithoutReason]);
}
