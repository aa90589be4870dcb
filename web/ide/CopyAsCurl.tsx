import { ToolbarButton, tryParseJSONC, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { toCurl } from './curl.ts';
import { ENDPOINT } from './post.ts';

const LABELS = {
  none: 'Copy as curl',
  copied: 'Copied: replace <token> with an access token',
  failed: 'Your browser blocked copying',
} as const;

const PROMPT = 'M1.5 3.5 5 7l-3.5 3.5M7 11h5.5';
const CHECK = 'M2 7.5 5.5 11 12 3.5';

/** A button of the toolbar that copies the operation, its variables and headers as a command. */
export function CopyAsCurl() {
  const [outcome, setOutcome] = useState<keyof typeof LABELS>('none');
  const { queryEditor, variableEditor, headerEditor, operationName } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    headerEditor: state.headerEditor,
    operationName: state.operationName,
  }));
  const copy = () => {
    setOutcome('none');
    // The button shows what is thrown.
    const command = toCurl({
      url: ENDPOINT,
      query: queryEditor?.getValue() ?? '',
      variables: parseObject('Variables', variableEditor?.getValue()),
      operationName,
      headers: parseObject('Headers', headerEditor?.getValue()) ?? {},
    });
    copyText(command).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const reset = () => setOutcome('none');
  return (
    <ToolbarButton
      label={LABELS[outcome]}
      className={outcome === 'failed' ? 'error' : undefined}
      onClick={copy}
      onBlur={reset}
      onPointerLeave={reset}
    >
      {/* The tooltip closes with the click, so the icon has to show that it worked. */}
      <svg className="graphiql-toolbar-icon" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d={outcome === 'copied' ? CHECK : PROMPT}
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </ToolbarButton>
  );
}

function parseObject(editor: string, text: string | undefined): Record<string, unknown> | undefined {
  try {
    return tryParseJSONC(text);
  } catch (error) {
    throw new Error(`${editor} ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Browsers offer no clipboard at all to a page over plain http, unless it is on this computer. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
