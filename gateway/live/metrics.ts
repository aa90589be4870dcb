import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type TopicKind = 'chat' | 'messenger' | 'leads';

/** Metrics of live/. Labels never name an account or a chat. */
export interface LiveMetrics {
  readonly topics: Gauge<'kind'>;
  readonly subscribers: Gauge<'kind'>;
  readonly polls: Counter<'kind' | 'result'>;
  readonly resumes: Counter;
  readonly lagRecoveries: Counter<'kind'>;
  readonly gapReads: Counter;
  readonly pushDelay: Histogram;
}

/**
 * Registers the metrics of one hub. `silence`: longest time since a topic last got a response from the upstream,
 * seconds.
 */
export function createLiveMetrics(registry: Registry, silence: () => number): LiveMetrics {
  const registers = [registry];
  const oldest: Gauge = new Gauge({
    name: 'live_seconds_since_good_poll',
    help: 'Longest time since a topic in use last heard from the upstream',
    registers,
    collect: () => oldest.set(silence()),
  });
  return {
    topics: new Gauge({ name: 'live_topics', help: 'Topics in use', labelNames: ['kind'], registers }),
    subscribers: new Gauge({ name: 'live_subscribers', help: 'Open streams', labelNames: ['kind'], registers }),
    polls: new Counter({
      name: 'live_polls_total',
      help: 'Ticks by result: ok, failed, refused (credential), left (to the process with the lease)',
      labelNames: ['kind', 'result'],
      registers,
    }),
    resumes: new Counter({ name: 'live_resumes_total', help: 'Streams resumed from a cursor', registers }),
    lagRecoveries: new Counter({
      name: 'live_lag_recoveries_total',
      help: 'Slow readers that fell out of the ring and did a backfill',
      labelNames: ['kind'],
      registers,
    }),
    gapReads: new Counter({
      name: 'live_gap_reads_total',
      help: 'Own polls because another process published from a later position than ours',
      registers,
    }),
    pushDelay: new Histogram({
      name: 'live_push_delay_seconds',
      help: 'Age of a message when its event is pushed, by the upstream’s and our clock',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 6, 10, 30],
      registers,
    }),
  };
}
