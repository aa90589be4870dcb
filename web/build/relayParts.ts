import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const hooks = 'react-relay/lib/relay-hooks';
const runtime = 'relay-runtime/lib';

/**
 * Modules of Relay that only serve what this application does without: legacy containers, entry points, updatable queries,
 * mutation configs older than directives, reading outside React, and hooks that a flag has superseded. Relay is CommonJS, so
 * nothing drops them by itself. Each with those that ask for it: the test fails when a new Relay asks for one elsewhere.
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  [`${hooks}/EntryPointContainer.react`]: ['react-relay/lib/hooks'],
  [`${hooks}/loadEntryPoint`]: ['react-relay/lib/hooks', `${hooks}/useEntryPointLoader`],
  [`${hooks}/useEntryPointLoader`]: ['react-relay/lib/hooks'],
  [`${hooks}/useFragmentInternal_CURRENT`]: [`${hooks}/useFragmentInternal`],
  [`${hooks}/useMutationAction_EXPERIMENTAL`]: ['react-relay/lib/hooks'],
  [`${runtime}/experimental`]: [`${runtime}/index`],
  [`${runtime}/mutations/RelayDeclarativeMutationConfig`]: [
    `${runtime}/index`,
    `${runtime}/mutations/applyOptimisticMutation`,
    `${runtime}/mutations/commitMutation`,
    `${runtime}/subscription/requestSubscription`,
  ],
  [`${runtime}/mutations/readUpdatableFragment`]: [
    `${runtime}/mutations/RelayRecordSourceProxy`,
    `${runtime}/mutations/RelayRecordSourceSelectorProxy`,
  ],
  [`${runtime}/mutations/readUpdatableQuery`]: [
    `${runtime}/mutations/RelayRecordSourceProxy`,
    `${runtime}/mutations/RelayRecordSourceSelectorProxy`,
  ],
  [`${runtime}/network/RelayQueryResponseCache`]: [`${runtime}/index`],
  [`${runtime}/query/fetchQuery_DEPRECATED`]: [`${runtime}/index`],
  [`${runtime}/store/NormalizationEngine`]: [`${runtime}/index`],
  [`${runtime}/store/createFragmentSpecResolver`]: [`${runtime}/index`],
  [`${runtime}/util/createPayloadFor3DField`]: [`${runtime}/index`],
};

/**
 * Relay resolvers (fields computed in the browser) are not used. The store tells their cache of every change all the same:
 * one that does nothing takes its place.
 */
export const IDLE: Readonly<Record<string, { readonly askedBy: readonly string[]; readonly code: string }>> = {
  [`${runtime}/store/live-resolvers/LiveResolverCache`]: {
    askedBy: [`${runtime}/store/RelayModernStore`],
    code: `exports.LiveResolverCache = class {
      invalidateDataIDs() {}
      invalidateResolverRecords() {}
      unsubscribeFromLiveResolverRecords() {}
    };`,
  },
};

/** What is gone with them: names and options that our sources must not use. */
export const GONE =
  /\b(?:EntryPointContainer|loadEntryPoint|useEntryPointLoader|useMutationAction_EXPERIMENTAL|isErrorResult|isValueResult|relay-runtime\/experimental|MutationTypes|RangeOperations|readUpdatable\w+|QueryResponseCache|fetchQuery_DEPRECATED|createFragmentSpecResolver|createPayloadFor3DField|RelayFeatureFlags|updatable|RelayResolver|relayField|readFragment)\b|\bconfigs:/;

const RELAY_MODULE = /\/node_modules\/((?:react-relay|relay-runtime)\/lib\/.+)\.js$/;
const FLAG = /\b(?:_relayRuntime\.)?RelayFeatureFlags\.([A-Z_]+)\b/g;

/** Flags are never switched here: as constants they let the minifier drop the other branch. */
export const withFlags = (code: string, flags: Readonly<Record<string, unknown>>): string =>
  code.replace(FLAG, (whole, name: string) => (name in flags ? JSON.stringify(flags[name]) : whole));

/** Builds Relay without the parts that are never run, and its Babel helpers once instead of once per package. */
export function relayParts(): Plugin {
  const flags = require('relay-runtime/lib/util/RelayFeatureFlags.js') as Record<string, unknown>;
  const helpers = createRequire(require.resolve('relay-runtime'));
  return {
    name: 'relay-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@babel\/runtime\// },
      handler: (id, importer) => (importer && RELAY_MODULE.test(importer) ? helpers.resolve(id) : null),
    },
    load: {
      filter: { id: RELAY_MODULE },
      handler(id) {
        const name = RELAY_MODULE.exec(id)?.[1] ?? '';
        if (name in IDLE) return IDLE[name]?.code;
        if (!(name in LEFT_OUT)) return null;
        return `module.exports = () => { throw new Error(${JSON.stringify(`${name} is left out of the build`)}); };`;
      },
    },
    transform: {
      filter: { id: RELAY_MODULE, code: 'RelayFeatureFlags.' },
      handler: (code) => ({ code: withFlags(code, flags), map: null }),
    },
  };
}
