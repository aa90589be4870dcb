import { constants, hostname } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openCsrfTokens } from './auth/csrf.ts';
import { startResetLinks } from './auth/resetLinks.ts';
import { createFaults } from './control/faults.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { settableClock, systemClock } from './db/clock.ts';
import { openDatabase } from './db/database.ts';
import { demoFaults } from './db/demo/faults.ts';
import { seedLocations } from './db/demo/locations.ts';
import { seedDemoData } from './db/demo/seed.ts';
import { lockFolder } from './db/folderLock.ts';
import { migrateToLatest } from './db/migrate.ts';
import { UnusableDatabase } from './db/unusableDatabase.ts';
import { filesFolder } from './files/fileStore.ts';
import { makePrivate, openPrivateFolder } from './files/privateFolder.ts';
import { openRequestLog } from './http/requestLog.ts';
import { mailSender } from './notifications/sendMail.ts';
import { startOutboxSender } from './notifications/sender.ts';
import { openUnsubscribeKey } from './notifications/unsubscribeToken.ts';
import { createServer } from './server.ts';
import { startSimulator } from './simulator/simulator.ts';
import { webhookCaller } from './webhooks/callWebhook.ts';
import { startWebhookSender } from './webhooks/sender.ts';

/** How long running calls may take to finish on shutdown, in milliseconds. */
const STOP_WITHIN = 10_000;

/** The umask of the process, so that only its user can read accounts, messages and secrets. */
const OWNER_ONLY = 0o077;
/** Our entries in the data folder, which may also contain other programs' files. */
const OWN_ENTRIES = ['database', 'database.lock', 'files', 'requests.jsonl', 'requests.jsonl.old', 'upstream.lock'];

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

type Stop = () => Promise<void>;

/** Opens everything in order. On shutdown, or if a step fails, closes what was opened in reverse order. */
async function start(config: Config): Promise<{ address: string; stop: Stop }> {
  const opened: Stop[] = [];
  const stop: Stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    process.umask(OWNER_ONLY);
    openPrivateFolder(config.dataFolder);
    const lock = await lockFolder(join(config.dataFolder, 'upstream'));
    opened.push(async () => lock.release());

    const { db, limitQueries, close } = await openDatabase({
      databaseUrl: config.databaseUrl,
      folder: join(config.dataFolder, 'database'),
    });
    opened.push(close);
    // Covers files left by earlier versions, and PGlite's files, whose permissions PGlite sets.
    makePrivate(OWN_ENTRIES.map((name) => join(config.dataFolder, name)));
    const clock = config.clockStart === null ? systemClock : settableClock(config.clockStart);
    await migrateToLatest(db);
    await seedLocations(db);
    if (config.demo) {
      const filesOfDemo = filesFolder(config.dataFolder);
      const { demoAgencies: agencies, passwordCost } = config;
      await seedDemoData(db, clock, { agencies, filesFolder: filesOfDemo, passwordCost });
    }
    limitQueries();

    const requestLog = openRequestLog(join(config.dataFolder, 'requests.jsonl'));
    opened.push(async () => requestLog.close());
    const csrf = await openCsrfTokens(db, clock, config.csrfLifetime);
    const faults = createFaults();
    // Makes one chat of the demo fail and another one slow. Tests run without the simulator and are not affected.
    if (config.demo && config.simulator) for (const fault of demoFaults(config.messagingPath)) faults.add(fault);
    const app = await createServer({ ...config, db, clock, csrf, requestLog, faults });
    opened.push(async () => {
      const force = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN);
      await app.close();
      clearTimeout(force);
    });
    // The folder's lock keeps this name from two processes at once.
    const name = `${hostname()} ${config.dataFolder}`;
    const webhookSender = await startWebhookSender(
      { db, clock },
      { caller: webhookCaller({ allowPrivate: config.webhookAllowPrivate }), name },
    );
    opened.push(async () => await webhookSender.stop());
    const resetLinks = startResetLinks({ db, clock });
    opened.push(async () => await resetLinks.stop());
    const { smtpUrl, mailFrom: from, portalUrl, unreadAfter } = config;
    const outboxSender = await startOutboxSender(
      { db, clock },
      {
        mails: smtpUrl === null ? null : mailSender({ smtpUrl, from }),
        portalUrl,
        unreadAfter,
        unsubscribeKey: await openUnsubscribeKey(db),
        name,
      },
    );
    opened.push(async () => await outboxSender.stop());
    if (config.simulator) {
      const simulator = startSimulator({ db, clock });
      opened.push(async () => await simulator.stop());
    }
    // Last, because a process that answers /healthz must also stop cleanly on a signal.
    const address = await app.listen({ host: config.host, port: config.port });
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Describes an error in one sentence for the terminal, or in full if it is unexpected. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UnusableDatabase) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Choose another PORT or stop the other process.`;
  }
  // System errors (a folder that is not writable, a database that does not respond) are clear enough.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.message;
  if (error instanceof Error && error.message.includes('in use by')) return error.message;
  // With its causes.
  return inspect(error);
}

/**
 * Exits during startup. In a container, process 1 has no default action for signals, so without a handler they would be
 * ignored.
 */
function endStart(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}

// A full disk must not end the process with the line that says that it listens.
process.stdout.on('error', () => undefined);
try {
  let onSignal = endStart;
  // Listeners are never replaced: a signal that arrives shortly before that would be lost.
  for (const name of STOP_SIGNALS) process.on(name, (signal) => onSignal(signal));
  const { address, stop } = await start(readConfig(process.env));
  let isStopping = false;
  onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.stdout.write(`Upstream listens on ${address}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
