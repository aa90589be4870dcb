import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { CopyAsCurl } from './CopyAsCurl.tsx';
import { fetcher } from './fetcher.ts';
import { getMeasures, subscribeMeasures } from './measures.ts';
import { getReader, subscribeReader, type Reader } from './reader.ts';
import { shareToken, tokenOf } from './sharedToken.ts';
import { storageOf } from './storage.ts';
import { tabsOf, type Example, type OwnIds } from './tabs.ts';

const PLUGINS = [HISTORY_PLUGIN, explorerPlugin({ showAttribution: false })];

/** GraphiQL with the schema's documentation open, the examples as tabs, and the cost of each response. */
export function Ide({
  schema,
  examples,
  ids,
}: {
  readonly schema: GraphQLSchema;
  readonly examples: readonly Example[];
  readonly ids: OwnIds;
}) {
  return (
    <>
      <h1 className="ide-title">GraphQL IDE</h1>
      {/* The documentation before the editor has hundreds of links. */}
      <button type="button" className="ide-skip" onClick={focusEditor}>
        Skip to the editor
      </button>
      <GraphiQL
        fetcher={fetcher}
        schema={schema}
        plugins={PLUGINS}
        visiblePlugin={DOC_EXPLORER_PLUGIN}
        defaultTabs={tabsOf(examples, ids)}
        defaultEditorToolsVisibility="variables"
        storage={storageOf(ids.viewerId)}
      >
        <GraphiQL.Logo>
          <a href="../docs/">Reference</a>
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <CopyAsCurl />
            </>
          )}
        </GraphiQL.Toolbar>
        <GraphiQL.Footer>
          <Footer />
        </GraphiQL.Footer>
      </GraphiQL>
    </>
  );
}

function focusEditor(): void {
  document.querySelector<HTMLElement>('.graphiql-query-editor [role="textbox"]')?.focus();
}

const READERS: Readonly<Record<Reader, ReactNode>> = {
  session: 'Runs as your session. To use a token instead, enter it under Headers:',
  visitor: (
    <>
      You are not signed in. To read your own data, <a href="../login?redirect_to=/ide/">sign in</a> or enter a token
      under Headers:
    </>
  ),
  needsToken: 'On this server operations need an access token. Enter it under Headers:',
  unknown: 'The server has not responded yet. Run an operation to try again. A token can be entered under Headers:',
};

function Footer() {
  useFollowSystemTheme();
  useWrappedLines();
  const measures = useSyncExternalStore(subscribeMeasures, getMeasures);
  const reader = useSyncExternalStore(subscribeReader, getReader);
  const token = useGraphiQL(({ tabs }) => tokenOf(tabs));
  useEffect(() => shareToken(token), [token]);
  return (
    <div className="ide-footer">
      <output>{measures ? textOf(measures) : 'No response has been measured.'}</output>
      <span>
        {token === null ? (
          <>
            {READERS[reader]} <code>{'{"Authorization": "Bearer …"}'}</code>
          </>
        ) : (
          'Runs with the token under Headers, in all tabs that have none of their own.'
        )}
      </span>
      <span>
        <kbd>Ctrl</kbd> + <kbd>M</kbd> in an editor (<kbd>Ctrl</kbd> + <kbd>Shift</kbd> + <kbd>M</kbd> on a Mac) lets{' '}
        <kbd>Tab</kbd> leave it.
      </span>
    </div>
  );
}

/** Without a choice GraphiQL reads the system's theme only once: its editors would keep the colors of the old one. */
function useFollowSystemTheme(): void {
  const theme = useGraphiQL((state) => state.theme);
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (theme === null) setTheme(null);
    };
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [theme, setTheme]);
}

/** The comments of the examples are longer than the editor is wide. */
function useWrappedLines(): void {
  const editor = useGraphiQL((state) => state.queryEditor);
  useEffect(() => editor?.updateOptions({ wordWrap: 'on' }), [editor]);
}

function textOf({ status, milliseconds, bytes, cost, upstreamCalls }: NonNullable<ReturnType<typeof getMeasures>>) {
  const parts = [`HTTP ${status}`, `${milliseconds} ms`, `${(bytes / 1000).toFixed(1)} kB`];
  if (cost !== null) parts.push(`cost ${cost}`);
  if (upstreamCalls !== null) parts.push(`${upstreamCalls} upstream ${upstreamCalls === 1 ? 'call' : 'calls'}`);
  return parts.join(' · ');
}
