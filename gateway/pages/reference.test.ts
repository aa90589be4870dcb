import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestGateway } from '../edge/testing/testGateway.ts';

const PAGE = `<p>By default <code>http://localhost:4000</code>.</p>
<pre tabindex="0"><code>API=http://localhost:4000/graphql
url: 'ws://localhost:4000/graphql'</code></pre>
<p>Or <code>http://localhost:4000</code>.</p><pre>http://localhost:4010</pre>`;

test('code of the reference has the address of the portal (GWY-14)', async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'reference-'));
  writeFileSync(path.join(folder.path, 'index.html'), PAGE);
  const gateway = await startTestGateway({
    basePath: '/partners',
    publicOrigin: 'https://portal.example',
    referenceRoot: folder.path,
    isDemo: true,
    introspection: true,
  });
  const answer = await fetch(`${gateway.origin}/partners/docs/`);
  expect(await answer.text()).toBe(`<p>By default <code>http://localhost:4000</code>.</p>
<pre tabindex="0"><code>API=https://portal.example/partners/graphql
url: 'wss://portal.example/partners/graphql'</code></pre>
<p>Or <code>http://localhost:4000</code>.</p><pre>http://localhost:4010</pre>`);
  await gateway.close();
});
