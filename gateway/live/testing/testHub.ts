import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { LiveHub, LiveHubOptions } from '../hub.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** A hub on a fake upstream, with its metrics. */
export interface TestHub {
  readonly hub: LiveHub;
  /** Sum of a metric over all labels. */
  metric(name: string): Promise<number>;
}

/** Creates a hub with `create`, which may be a mutant's. */
export function testHub(
  create: (options: LiveHubOptions) => LiveHub,
  upstream: FakeUpstream,
  options: Partial<LiveHubOptions> = {},
): TestHub {
  const registry = new Registry();
  const hub = create({
    rest: upstream.clients,
    log: pino({ level: 'silent' }),
    registry,
    random: () => 0.5,
    ...options,
  });
  return {
    hub,
    async metric(name) {
      const found = await registry.getSingleMetric(name)?.get();
      return (found?.values ?? []).reduce((sum, { value }) => sum + value, 0);
    },
  };
}
