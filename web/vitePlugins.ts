import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { localeFallback } from './build/localeFallback.ts';
import { relayTags } from './build/relayTags.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What turns our sources into modules, for the build, for development and for unit tests alike. */
export const webPlugins = (): PluginOption[] => [relayTags(root), localeFallback(), react({ compiler: true })];
