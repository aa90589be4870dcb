import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './ide.css';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import { Ide } from './Ide.tsx';
import { readOwnIds, type Example } from './tabs.ts';

const ide = document.querySelector<HTMLElement>('#ide');
if (ide) await open(ide).catch(() => explain(ide));

async function open(root: HTMLElement): Promise<void> {
  const [sdl, examples, ids] = await Promise.all([
    read('schema.graphql').then((response) => response.text()),
    read('examples.json').then((response) => response.json() as Promise<Example[]>),
    readOwnIds(),
  ]);
  createRoot(root).render(<Ide schema={buildSchema(sdl)} examples={examples} ids={ids} />);
  waitForEditor(root);
}

/** Rejects if the answer is another page, such as that of a proxy or, once the session has ended, the sign-in page. */
async function read(name: string): Promise<Response> {
  const response = await fetch(name, { redirect: 'error' });
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response;
}

function explain(root: HTMLElement): void {
  createRoot(root).render(
    <p className="ide-message" role="alert">
      The IDE could not be loaded, because the server did not respond as expected. <a href="./">Load it again</a>
    </p>,
  );
}

/** GraphiQL does not show a tab that is chosen before its editor has loaded, so nothing can be clicked until then. */
function waitForEditor(ide: HTMLElement): void {
  ide.inert = true;
  const observer = new MutationObserver(() => {
    if (!ide.querySelector('.graphiql-query-editor .view-line')) return;
    ide.inert = false;
    observer.disconnect();
  });
  observer.observe(ide, { childList: true, subtree: true });
}
