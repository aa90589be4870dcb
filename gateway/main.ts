import { constants } from 'node:os';
import { ConfigError, DEMO_CONTACT, readConfig } from './config.ts';
import { createLiveHub } from './live/hub.ts';
import { createRest } from './rest/restClients.ts';
import { createSchema } from './schema.ts';
import { createServer } from './server.ts';
import { createLog, errorFields } from './telemetry/log.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { startTracing } from './telemetry/trace.ts';

/** Time for a proxy to notice the shutdown before sockets close, in ms. A demo or development gateway has no proxy. */
const GRACE_MS = 2_000;
/** Time after which a shutdown is forced, in ms. */
const FORCE_MS = 15_000;

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Stops a start in progress. Signals have no default action for process 1 of a container, so without a handler they
 * would be ignored.
 */
function endStart(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}

/** Starts the gateway, and returns what a stop signal does from then on. */
async function start(): Promise<(signal: NodeJS.Signals) => void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const tracing = await startTracing(config.otlpEndpoint, log);
  const metrics = createMetrics(true);
  const rest = createRest({
    upstreamUrl: config.upstreamUrl,
    messagingPath: config.messagingPath,
    onCall: metrics.upstreamCall,
    onBreaker: (upstream, state) => {
      metrics.breaker(upstream, state);
      log.warn({ upstream, state }, 'circuit breaker');
    },
  });
  const live = createLiveHub({ rest: rest.clients, log, registry: metrics.registry });
  const server = await createServer({
    config,
    schema: createSchema(config.schemaFile),
    rest,
    live,
    log,
    metrics,
    tracing,
  });
  const address = await server.listen();
  log.info({ address, publicOrigin: config.publicOrigin, basePath: config.basePath }, 'the gateway listens');
  if (config.contactEmail === DEMO_CONTACT && !config.isDemo && !config.isDevelopment) {
    log.warn('CONTACT_EMAIL is not set, so nobody receives questions and orders');
  }

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), FORCE_MS).unref();
    await server.stop(config.isDevelopment || config.isDemo ? 0 : GRACE_MS);
    await live.close();
    await rest.close();
    await tracing.stop();
    process.exit(0);
  };
  process.on('unhandledRejection', (reason) => {
    log.error(errorFields(reason), 'unhandled rejection');
  });
  return (signal) => void stop(signal);
}

try {
  let onSignal = endStart;
  // Listeners are never replaced: a signal that arrives shortly before that would be lost.
  for (const name of STOP_SIGNALS) process.on(name, (signal) => onSignal(signal));
  onSignal = await start();
} catch (error) {
  // Invalid settings, or a port in use: one clear sentence, no stack.
  const message = error instanceof ConfigError ? error.message : error instanceof Error ? error.message : String(error);
  process.stderr.write(`The gateway cannot start.\n${message}\n`);
  process.exit(1);
}
