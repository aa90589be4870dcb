/** The user's role in analytics (ACC-15). */
export type AnalyticsRole = 'owner' | 'lead_recipient' | 'visitor';

export type AnalyticsEvent = Readonly<Record<string, string | number | boolean>>;

export type AnalyticsSink = (name: string, event: AnalyticsEvent) => void;

/** Tracks page events; drops them without a sink. Sends nothing over the network. */
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

/** Logs events to the browser console. */
export const consoleSink: AnalyticsSink = (name, event) => globalThis.console.info('analytics', name, event);

/** A LeadRecipient who is also the owner counts as the owner. */
export function analyticsRole(roles: readonly string[]): AnalyticsRole {
  return roles.includes('LEAD_RECIPIENT') && !roles.includes('OWNER') ? 'lead_recipient' : 'owner';
}
