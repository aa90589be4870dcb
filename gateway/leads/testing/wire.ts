import type { WireLead, WireLeadPage } from '../../../upstream/contract/leads.ts';

export function leadUuid(n: number): string {
  return `1ead0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
export const CHAT = 'c4a70000-0000-4000-8000-000000000001';

export function wireLead(n: number, changes: Partial<WireLead> = {}): WireLead {
  return {
    uuid: leadUuid(n),
    slug: `lead-${n}`,
    type: 'brief',
    status: 'active',
    mark: null,
    reviewStatus: null,
    name: 'Ada',
    company: null,
    website: 'https://ada.example',
    domain: 'ada.example',
    country: 'DE',
    language: 'de',
    title: 'A shop',
    text: 'Please',
    services: [{ id: 3, name: 'SEO' }],
    budget: { from: 1_000, to: null },
    projectDuration: 'oneToThreeMonths',
    receivedAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-27T10:00:00.000Z',
    answeredAt: null,
    declineReason: null,
    domainOverview: {
      domain: 'ada.example',
      authorityScore: 31,
      organicTraffic: 5,
      keywords: 6,
      backlinks: 7,
      topCountry: 'DE',
    },
    contactMethods: [],
    chatUuid: null,
    ...changes,
  };
}
export function wireLeadPage(leads: WireLead[], count: number): WireLeadPage {
  return {
    count,
    pages: 3,
    page: 1,
    pageSize: 10,
    period: 'all',
    type: 'all',
    status: null,
    leads,
    counters: {
      status: { accepted: 1, rejected: 2, addedToCrm: 3, pending: 4, closedWon: 5, closedLost: 6, rejectedByLead: 7 },
      type: { all: 8, brief: 5, proposal: 3 },
    },
    isResponsivenessScoreLow: true,
  };
}
export function wireLeads(from: number, to: number): WireLead[] {
  return Array.from({ length: to - from + 1 }, (_, index) => wireLead(from + index));
}
