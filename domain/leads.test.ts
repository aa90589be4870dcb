import { describe, expect, it } from 'vitest';
import {
  canAnswerLead,
  LEAD_MARKS,
  LEAD_STATUS_FILTERS,
  LEAD_STATUSES,
  leadExpiresAt,
  matchesStatusFilter,
} from './leads.ts';
import type { LeadMark, LeadStatus } from './leads.ts';

describe('status filters (O-19)', () => {
  it.each<[LeadStatus, LeadMark | null, filters: string[]]>([
    ['active', null, ['pending']],
    ['declined', null, ['rejected']],
    ['accepted', null, ['accepted']],
    ['accepted', 'addedToCrm', ['accepted', 'addedToCrm']],
    ['accepted', 'closedWon', ['accepted', 'closedWon']],
    ['accepted', 'closedLost', ['accepted', 'closedLost']],
    ['accepted', 'rejectedByLead', ['accepted', 'rejectedByLead']],
    ['expired', null, ['expired']],
    ['blocked', null, ['blocked']],
    ['blocked', 'closedWon', ['blocked']],
  ])('%s, marked %s, counts for %j', (status, mark, filters) => {
    expect(LEAD_STATUS_FILTERS.filter((filter) => matchesStatusFilter({ status, mark }, filter))).toEqual(filters);
  });

  it('cover every mark', () => {
    expect(LEAD_STATUS_FILTERS).toEqual(expect.arrayContaining([...LEAD_MARKS]));
  });
});

it('only an active lead can be answered (STA-06)', () => {
  expect(LEAD_STATUSES.filter(canAnswerLead)).toEqual(['active']);
});

it('a lead expires seven days after it was received (STA-04, O-20)', () => {
  const receivedAt = new Date('2026-03-27T12:00:00.000Z');
  expect(leadExpiresAt(receivedAt).toISOString()).toBe('2026-04-03T12:00:00.000Z');
});
