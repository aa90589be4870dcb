import { randomUUID } from 'node:crypto';
import type { WireAgencyEventType } from '../../contract/visitors.ts';
import { settableClock, type SettableClock } from '../../db/clock.ts';
import type { Deps } from '../../db/deps.ts';
import { insertAccount, insertAgency, insertLead } from '../../db/testing/testRows.ts';
import type { RequestAccount } from '../../http/route.ts';
import { type EventCounter, eventCounter } from '../../pageEvents/countEvents.ts';

/** An event on an agency's page, or a lead that the agency received. */
export interface Happening {
  readonly at: Date;
  readonly type: WireAgencyEventType | 'lead' | 'blockedLead';
  /** Of a lead, whole USD. */
  readonly budget: number | null;
}

/** An agency with its own clock, for which events can be created at chosen times. */
export interface VisitedAgency {
  readonly account: RequestAccount;
  readonly deps: Deps & { readonly clock: SettableClock };
  happen(happenings: readonly Happening[]): Promise<void>;
  /** Moves its owner to another time zone. */
  moveTo(timeZone: string): Promise<RequestAccount>;
}

export async function insertVisitedAgency(db: Deps['db'], timeZone: string): Promise<VisitedAgency> {
  const account = await insertAccount(db, { time_zone: timeZone });
  const alias = `agency-${account.id}`;
  await insertAgency(db, 'Visited', { alias, account_id: account.id });
  const clock = settableClock(new Date(0));
  const deps = { db, clock };
  const counter: EventCounter = eventCounter(deps);
  return {
    account,
    deps,
    async happen(happenings) {
      for (const { at, type, budget } of happenings) {
        clock.set(at);
        if (type === 'lead' || type === 'blockedLead') {
          const blocked = type === 'lead' ? {} : { blocked_at: at };
          await insertLead(db, account.id, at, { budget_from: budget, budget_to: budget, ...blocked });
        } else {
          await counter.count([{ alias, type, view: randomUUID() }]);
        }
      }
    },
    async moveTo(next) {
      await db.updateTable('accounts').set({ time_zone: next }).where('id', '=', account.id).execute();
      return { ...account, timeZone: next };
    },
  };
}
