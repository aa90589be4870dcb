/** How the reader is named in analytics (ACC-15). */
export type AnalyticsRole = 'owner' | 'lead_recipient' | 'visitor';

export type AnalyticsEvent = Readonly<Record<string, string | number | boolean>>;

export type AnalyticsSink = (name: string, event: AnalyticsEvent) => void;

/** Events of the page; without a sink they go nowhere. Nothing leaves the browser. */
export class Analytics {
  readonly #sink: AnalyticsSink | null;
  role: AnalyticsRole = 'visitor';

  constructor(sink: AnalyticsSink | null) {
    this.#sink = sink;
  }

  track(name: string, event: AnalyticsEvent = {}): void {
    this.#sink?.(name, { ...event, role: this.role });
  }
}

/** Writes events into the browser's console. */
export const consoleSink: AnalyticsSink = (name, event) => globalThis.console.info('analytics', name, event);

/** A LeadRecipient who is also the owner acts as the owner. */
export function analyticsRole(roles: readonly string[]): AnalyticsRole {
  return roles.includes('LEAD_RECIPIENT') && !roles.includes('OWNER') ? 'lead_recipient' : 'owner';
}
