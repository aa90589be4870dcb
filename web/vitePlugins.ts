import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { localeFallback } from './build/localeFallback.ts';
import { relayTags } from './build/relayTags.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Modules of public pages alone. They render once or seldom: what the React Compiler would write into them to render less
 * costs more, a fifth of their bytes, than it saves.
 */
const PUBLIC_ONLY = /\/web\/(?:site|screens\/public)\//;

/** What turns our sources into modules, for the build, for development and for unit tests alike. */
export function webPlugins(): PluginOption[] {
  return [relayTags(root), localeFallback(), react({ compiler: true, exclude: [/\/node_modules\//, PUBLIC_ONLY] })];
}
