import { describe, expect, it } from 'vitest';
import {
  agencyPageState,
  allowsProfile,
  isUnlimited,
  isWithinLimit,
  mayChat,
  mayUseLeads,
  SUBSCRIPTION_STATUSES,
  TARIFF_LIMITS,
} from './tariffs.ts';
import type { AgencyStatus, SubscriptionStatus, Tariff } from './tariffs.ts';

type Row = [Tariff, number | null, number | null, number | null, number | null, number | null, number | null];

describe('limits per tariff (CON-12, CON-13, CON-14, CON-15, CON-16, CON-21)', () => {
  it.each<Row>([
    ['NONE', 0, 0, 0, 0, 0, 0],
    ['LEGACY', 3, 999_999, 999_999, 5, 2, 2],
    ['AP_LISTING', 1, 3, 6, 3, 2, 3],
    ['AGK_S', 1, 3, 6, 3, 2, 3],
    ['AGK_M', 3, 7, 18, 5, 5, 5],
    ['AGK_L', 5, null, null, null, 7, 7],
  ])('gives the limits of %s', (tariff, locations, parents, children, industries, languages, geofocuses) => {
    expect(TARIFF_LIMITS[tariff]).toEqual({
      locations,
      services: { parents, children },
      industries,
      languages,
      geofocuses,
    });
  });

  it('apply up to and including the number', () => {
    expect(isWithinLimit(3, 3)).toBe(true);
    expect(isWithinLimit(4, 3)).toBe(false);
    expect(isWithinLimit(0, 0)).toBe(true);
    expect(isWithinLimit(1, 0)).toBe(false);
    expect(isWithinLimit(1_000_000, null)).toBe(true);
  });

  it('show as unlimited from 999999', () => {
    expect([null, 999_999, 999_998, 0].map(isUnlimited)).toEqual([true, true, false, false]);
  });
});

describe('what a subscription allows (ACC-03, ACC-14, ACC-18)', () => {
  const statusesWhere = (allowed: (status: SubscriptionStatus) => boolean) => SUBSCRIPTION_STATUSES.filter(allowed);

  it('opens profile, leads and chats to paid and trial only', () => {
    expect(statusesWhere(allowsProfile)).toEqual(['paid', 'trial']);
    expect(statusesWhere((status) => mayUseLeads(status, ['Owner']))).toEqual(['paid', 'trial']);
    expect(statusesWhere(mayChat)).toEqual(['paid', 'trial']);
    expect(allowsProfile(null)).toBe(false);
    expect(mayChat(null)).toBe(false);
    expect(mayUseLeads(null, [])).toBe(false);
  });

  it('opens leads to every LeadRecipient, even with other roles', () => {
    expect(statusesWhere((status) => mayUseLeads(status, ['Owner', 'LeadRecipient']))).toEqual([
      ...SUBSCRIPTION_STATUSES,
    ]);
    expect(mayUseLeads('free', ['leadrecipient'])).toBe(false);
  });
});

describe('state of the agency page (ACC-08, ACC-09, ACC-10, ACC-11, ACC-12)', () => {
  it('is auth without a user', () => {
    expect(agencyPageState(null)).toBe('auth');
  });

  it.each<[SubscriptionStatus | null, AgencyStatus | null, string]>([
    ['unregistered', 'published', 'auth'],
    ['free', null, 'limits'],
    ['withoutTariff', 'published', 'limits'],
    ['freeWithUsedTrial', 'draft', 'limits'],
    [null, 'draft', 'limits'],
    ['paid', null, 'new'],
    ['trial', null, 'new'],
    ['paid', 'draft', 'draft'],
    ['trial', 'published', 'publish'],
    ['paid', 'blocked', 'publish'],
  ])('%s with agency %s -> %s', (subscriptionStatus, agencyStatus, state) => {
    expect(agencyPageState({ subscriptionStatus, agencyStatus })).toBe(state);
  });
});
