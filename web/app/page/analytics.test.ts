import { describe, expect, it, vi } from 'vitest';
import { Analytics, analyticsRole } from './analytics.ts';
import type { AnalyticsSink } from './analytics.ts';

describe('analytics', () => {
  it('distinguishes a LeadRecipient from an owner (ACC-15)', () => {
    expect(analyticsRole(['LEAD_RECIPIENT'])).toBe('lead_recipient');
    expect(analyticsRole(['OWNER'])).toBe('owner');
    expect(analyticsRole(['LEAD_RECIPIENT', 'OWNER'])).toBe('owner');
  });

  it('sends every event with its role to the sink and works without one', () => {
    const sink = vi.fn<AnalyticsSink>();
    const analytics = new Analytics(sink);
    analytics.role = 'lead_recipient';
    analytics.track('page_view', { page: 'leads' });
    expect(sink).toHaveBeenCalledWith('page_view', { page: 'leads', role: 'lead_recipient' });
    expect(() => new Analytics(null).track('page_view')).not.toThrow();
  });
});
