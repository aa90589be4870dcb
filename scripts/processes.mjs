// Child processes: commands that must succeed, and services that run until stopped.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { root } from './fingerprint.mjs';
import { nodePath } from './node/install.mjs';

/** PATH with the project's programs (and its Node) first. */
function projectEnvironment(extra) {
  const programs = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a program of node_modules (a path such as `vite/bin/vite.js`) or one of our scripts on the project's Node.
 * Resolves with exit code and output; with `inherit` the output is printed live and `output` is empty.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(script, args = [], { env = {}, inherit = false } = {}) {
  return run(nodePath(), [path.resolve(root, script), ...args], { env, inherit });
}

/**
 * Like `runNode` for any program; one that cannot be started counts as exit code 127. The program ends with us.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = {}, inherit = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: projectEnvironment(env),
      stdio: inherit ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code, signal) => {
      process.off('exit', kill);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

const parent = process.ppid;

/**
 * Calls `end` with the signal's name on SIGINT and SIGTERM. npm runs us in a shell that exits on SIGTERM without
 * forwarding it, so under npm a changed parent counts as SIGTERM. Returns a function that undoes this.
 */
export function onSignals(end) {
  let isAsked = false;
  const ask = (signal) => {
    isAsked = true;
    end(signal);
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, ask);
  const look = () => {
    if (process.ppid !== parent && !isAsked) ask('SIGTERM');
  };
  const timer = process.env.npm_lifecycle_event === undefined ? undefined : setInterval(look, 500).unref();
  return () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, ask);
  };
}

/**
 * Awaits `work`. A signal ends this process at once, and with it what `run` has started: npm, for example, would go on
 * for a minute to undo an installation, and then remove what the next one has installed.
 */
export async function interruptible(work) {
  const undo = onSignals((signal) => process.exit(128 + constants.signals[signal]));
  try {
    return await work();
  } finally {
    undo();
  }
}

/** Time to end after SIGTERM. */
const GRACE_MS = 8_000;
const RESTART_FIRST_MS = 1_000;
const RESTART_MAX_MS = 30_000;
const STABLE_MS = 30_000;

/**
 * Keeps a service running. A crash is reported and followed by a restart (after 1 s, then doubling to 30 s; reset once
 * it has run 30 s). A crash before it was ready is final: `start` rejects.
 */
export class Service {
  #name;
  #args;
  #env;
  #child = null;
  /** Whether it was told to end, for good. */
  #isEnding = false;
  #isRestarting = false;
  #delay = RESTART_FIRST_MS;
  #timer = null;
  #startedAt = Date.now();

  constructor(name, args, env) {
    this.#name = name;
    this.#args = args;
    this.#env = env;
  }

  /** Starts it and waits until `url` returns 200, at most `timeoutMs`: a first start fills the database. */
  async start(url, timeoutMs = 5 * 60_000) {
    const failed = new Promise((_, reject) => {
      this.#spawn((code) => reject(new Error(`The ${this.#name} did not start (exit code ${code}).`)));
    });
    await Promise.race([failed, answers(url, timeoutMs, this.#name)]);
    this.#child?.removeAllListeners('exit');
    this.#child?.on('exit', (code, signal) => this.#crashed(code ?? signal));
    this.#startedAt = Date.now();
  }

  /** Exits from now on are not crashes: Ctrl-C in a terminal reaches the child before we stop it. */
  expectEnd() {
    this.#isEnding = true;
    clearTimeout(this.#timer);
  }

  /** Stops it with SIGTERM, and with SIGKILL after `graceMs`. */
  stop(graceMs = GRACE_MS) {
    this.expectEnd();
    return this.#end(graceMs);
  }

  /** Stops and starts it without counting a crash. Does nothing once it was told to end. */
  async restart() {
    this.#isRestarting = true;
    clearTimeout(this.#timer);
    await this.#end(GRACE_MS);
    this.#isRestarting = false;
    if (!this.#isEnding) this.#spawn((code, signal) => this.#crashed(code ?? signal));
  }

  #end(graceMs) {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
      child.once('exit', () => {
        clearTimeout(insist);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  #spawn(onExit) {
    this.#child = spawn(nodePath(), this.#args, { cwd: root, env: projectEnvironment(this.#env), stdio: 'inherit' });
    this.#child.on('exit', onExit);
  }

  #crashed(reason) {
    if (this.#isEnding || this.#isRestarting) return;
    if (Date.now() - this.#startedAt > STABLE_MS) this.#delay = RESTART_FIRST_MS;
    console.error(`The ${this.#name} stopped unexpectedly (${reason}); starting it again in ${this.#delay / 1000} s.`);
    this.#timer = setTimeout(() => {
      this.#startedAt = Date.now();
      this.#spawn((code, signal) => this.#crashed(code ?? signal));
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, RESTART_MAX_MS);
  }
}

async function answers(url, timeoutMs, name) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The ${name} did not answer at ${url} within ${timeoutMs / 1000} s.`);
}
