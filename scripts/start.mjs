// npm start and npm run dev: runs the REST API and the gateway (and in development Vite) until Ctrl-C.
import { createServer, isIPv6 } from 'node:net';
import path from 'node:path';
import { root } from './fingerprint.mjs';
import { onSignals, Service } from './processes.mjs';
import { regenerateOnChange } from './regenerate.mjs';

const demoAccounts = [
  'free freeused trial pro guru business',
  'owner-legacy owner-start owner-scale owner-advanced owner-leadgen',
  'recipient blocked new draft limit',
];

/** Starts everything, prints the URLs, and runs until SIGINT or SIGTERM. `watching` restarts on changes. */
export async function start({ watching }) {
  const begun = Date.now();
  const env = settings(watching);
  await checkPorts(portsOf(env, watching));
  const flags = watching ? ['--watch', '--watch-preserve-output'] : [];
  const services = [];
  const gateway = new Service('gateway', [...flags, 'gateway/main.ts'], env.gateway);
  const waits = [];
  if (env.ownUpstream) {
    const upstream = new Service('upstream', [...flags, 'upstream/main.ts'], env.upstream);
    services.push(upstream);
    waits.push(upstream.start(`${env.upstreamUrl}/healthz`));
  }
  services.push(gateway);
  waits.push(gateway.start(`${env.gatewayUrl}/healthz`));
  if (watching) {
    const vite = ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--clearScreen', 'false'];
    const web = new Service('web', vite, env.web);
    services.push(web);
    waits.push(web.start(`http://localhost:${env.webPort}/@vite/client`));
  }
  stopOnSignals(services);
  try {
    await Promise.all(waits);
  } catch (error) {
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
  if (watching) regenerateOnChange(gateway);
  announce(env, watching, Date.now() - begun);
}

/**
 * An empty setting counts as unset, as in the programs.
 *
 * @param {boolean} watching
 */
export function settings(watching) {
  const port = process.env.PORT || '4000';
  const upstreamPort = process.env.UPSTREAM_PORT || '4010';
  const webPort = process.env.WEB_PORT || '5173';
  const data = process.env.DATA_DIR || path.join(root, 'data');
  const upstreamHost = process.env.UPSTREAM_HOST || '127.0.0.1';
  const upstreamUrl = process.env.UPSTREAM_URL || `http://${reachableHost(upstreamHost)}:${upstreamPort}`;
  const gatewayUrl = `http://${reachableHost(process.env.HOST || '127.0.0.1')}:${port}`;
  const demo = process.env.DEMO || 'on';
  const shared = {
    NODE_ENV: watching ? 'development' : 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    DEMO: demo,
  };
  const ownUpstream = !process.env.UPSTREAM_URL;
  const control = process.env.CONTROL || (demo === 'on' ? 'on' : 'off');
  const upstreamPages = `http://${pageHost(upstreamHost)}:${upstreamPort}`;
  // The demo's own shop, HubSpot page and brief page, unless real ones are configured. An empty value means none.
  const demoPages =
    ownUpstream && control === 'on'
      ? {
          SUBSCRIBE_URL: process.env.SUBSCRIBE_URL ?? `${upstreamPages}/subscribe`,
          HUBSPOT_URL: process.env.HUBSPOT_URL ?? `${upstreamPages}/hubspot/oauth`,
          BRIEFS_URL: process.env.BRIEFS_URL ?? `${upstreamPages}/briefs`,
        }
      : {};
  const publicOrigin = (process.env.PUBLIC_ORIGIN || `http://localhost:${watching ? webPort : port}`).replace(
    /\/+$/,
    '',
  );
  const basePath = (process.env.BASE_PATH || '').replace(/\/+$/, '');
  return {
    port,
    webPort,
    demo: demo === 'on',
    // Of GraphQL and, unless Vite serves it, of the portal. The gateway refuses hosts other than PUBLIC_ORIGIN's.
    portalUrl: watching ? `http://localhost:${port}${basePath}` : publicOrigin + basePath,
    upstreamUrl,
    gatewayUrl,
    ownUpstream,
    upstream: {
      ...shared,
      HOST: upstreamHost,
      PORT: upstreamPort,
      DATA_DIR: data,
      SIMULATOR: process.env.SIMULATOR || (demo === 'on' ? 'on' : 'off'),
      CONTROL: control,
      PORTAL_URL: process.env.PORTAL_URL || publicOrigin + basePath,
    },
    gateway: {
      ...shared,
      PORT: port,
      UPSTREAM_URL: upstreamUrl,
      PUBLIC_ORIGIN: publicOrigin,
      DATA_DIR: data,
      ...demoPages,
    },
    web: { ...shared, WEB_PORT: webPort, GATEWAY_URL: gatewayUrl },
  };
}

/**
 * The host under which this machine reaches a program that listens on a network interface.
 *
 * @param {string} host
 */
export function reachableHost(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * The host of links to pages of a program that listens on a network interface. One that is not this machine's loopback
 * does not answer for `localhost`.
 *
 * @param {string} host
 */
function pageHost(host) {
  return ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : reachableHost(host);
}

/**
 * Checks the ports of these settings. Rejects with a sentence if one is not a port, is wanted twice, or is in use: then
 * another program would answer in our place.
 *
 * @param {readonly (readonly [setting: string, port: string])[]} wanted
 */
export async function checkPorts(wanted) {
  const settings = new Map();
  for (const [setting, text] of wanted) {
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${setting} must be a port number, 1 to 65535.`);
    }
    if (settings.has(port)) throw new Error(`${settings.get(port)} and ${setting} must not be the same port.`);
    settings.set(port, setting);
    const server = createServer();
    const free = await new Promise((resolve) => {
      server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (!free) throw new Error(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`);
  }
}

function portsOf(env, watching) {
  const ports = [['PORT', env.port]];
  if (env.ownUpstream) ports.push(['UPSTREAM_PORT', env.upstream.PORT]);
  if (watching) ports.push(['WEB_PORT', env.webPort]);
  return ports;
}

/** A second signal this soon belongs to the same Ctrl-C: the terminal sends it to us, and npm may forward it. */
const SAME_SIGNAL_MS = 1_000;

function stopOnSignals(services) {
  let asked = 0;
  const stop = async () => {
    if (asked > 0) {
      if (Date.now() - asked > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    asked = Date.now();
    console.log('\nStopping …');
    for (const service of services) service.expectEnd();
    // The gateway stops first, because its pending requests need the upstream.
    for (const service of services.toReversed()) await service.stop();
    process.exit(0);
  };
  onSignals(() => void stop());
}

function announce(env, watching, tookMs) {
  const ide = process.env.IDE || (watching || env.demo ? 'on' : 'off');
  const lines = [
    '',
    `The agency portal is running (started in ${(tookMs / 1000).toFixed(1)} s). Ctrl-C stops it.`,
    `  Portal     ${watching ? `http://localhost:${env.webPort}/  (hot reload)` : `${env.portalUrl}/`}`,
    `  GraphQL    ${env.portalUrl}/graphql  (HTTP and WebSocket${['on', '1'].includes(ide) ? `; IDE: ${env.portalUrl}/ide` : ''})`,
    `  REST API   ${env.upstreamUrl}${env.ownUpstream ? `  (${pagesOf(env.upstream)})` : ''}`,
  ];
  if (env.demo && env.ownUpstream) {
    lines.push('  Demo accounts, all with the password demo-password and @demo.example behind the name:');
    lines.push(...demoAccounts.map((names) => `    ${names}`));
  }
  console.log(lines.join('\n'));
}

function pagesOf({ CONTROL }) {
  return `description: /docs${CONTROL === 'on' ? ', control page: /control' : ''}`;
}
