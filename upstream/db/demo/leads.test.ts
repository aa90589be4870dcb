import { expect, test } from 'vitest';
import { dayIn } from '../../../domain/timeZone.ts';
import { rangesOf } from '../../dashboard/ranges.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { demoTimeZone } from './accounts.ts';
import { leadPlans } from './leadPlan.ts';
import { demoLeads } from './leads.ts';
import { random } from './random.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

test("an urgent lead expires within about a day, and is among those of the account's last 7 days at any hour", () => {
  for (const plan of leadPlans.filter(({ hasUrgentLead }) => hasUrgentLead)) {
    const timeZone = demoTimeZone(plan.account);
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(now.getTime() + hour * HOUR);
      const active = demoLeads(plan, at, random('any')).filter(
        (lead) => lead.expires_at > at && lead.status === 'active',
      );
      const soonest = active.toSorted((a, b) => a.expires_at.getTime() - b.expires_at.getTime())[0];
      expect(soonest && soonest.expires_at.getTime() - at.getTime()).toBeLessThanOrEqual(DAY + 10 * MINUTE);
      const first = rangesOf(timeZone, at).find(({ id }) => id === 'last_7_days')?.from ?? '';
      for (const { received_at: received } of active) expect(dayIn(timeZone, received) >= first).toBe(true);
      expect(active.filter((lead) => lead.blocked_at === null)).toHaveLength(plan.active);
    }
  }
});
