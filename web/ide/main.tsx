import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './ide.css';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import { Ide } from './Ide.tsx';
import { readOwnIds, type Example } from './tabs.ts';

const [sdl, examples, ids] = await Promise.all([
  fetch('schema.graphql').then((response) => response.text()),
  fetch('examples.json').then((response) => response.json() as Promise<Example[]>),
  readOwnIds(),
]);
const root = document.querySelector<HTMLElement>('#ide');
if (root) {
  createRoot(root).render(<Ide schema={buildSchema(sdl)} examples={examples} ids={ids} />);
  waitForEditor(root);
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
