import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { localeFallback } from './build/localeFallback.ts';
import { relayHashes, relayTags } from './build/relayTags.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Modules whose components render once or rarely: public pages, placeholders, panels, banners and what empty lists show.
 * The React Compiler's memoization, a fifth of their bytes, would cost more than it saves.
 */
const RARELY_RENDERED = /\/web\/(?:site|screens\/public)\/|(?:Skeleton|Panels|Banner|Empty)\.tsx$/;

/** Compiles our sources for builds, development and unit tests. */
export function webPlugins(): PluginOption[] {
  return [
    relayTags(root),
    relayHashes(),
    localeFallback(),
    react({ compiler: true, exclude: [/\/node_modules\//, RARELY_RENDERED] }),
  ];
}
