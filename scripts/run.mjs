// Entry point of npm start, npm run dev, npm run build, npm test, npm run bench and npm run pictures. Plain JavaScript
// without dependencies, so that a fresh clone works with Node 20 and nothing installed; what it starts runs on the
// locked Node.
import { install, generate, buildDeveloperPages, buildWeb } from './setup.mjs';

const commands = {
  async start() {
    await install();
    await generate();
    await buildWeb();
    const { start } = await import('./start.mjs');
    await start({ watching: false });
  },
  async dev() {
    await install();
    await generate();
    await buildDeveloperPages();
    const { start } = await import('./start.mjs');
    await start({ watching: true });
  },
  async build() {
    await install();
    await generate();
    await buildWeb();
  },
  /** Runs all benchmarks, or those whose file name starts with one of the words. */
  async bench(...words) {
    await install();
    await generate();
    await buildWeb();
    const { bench } = await import('./bench.mjs');
    process.exitCode = await bench(words);
  },
  /** Retakes the README's pictures. */
  async pictures() {
    await install();
    await generate();
    await buildWeb();
    const { ensureBrowser } = await import('./browser.mjs');
    const browser = await ensureBrowser();
    const { runNode } = await import('./processes.mjs');
    const { code } = await runNode('scripts/pictures.ts', [], { inherit: true, env: { CHROMIUM_PATH: browser } });
    process.exitCode = code;
  },
  async test() {
    await install();
    const { test } = await import('./test.mjs');
    process.exitCode = await test();
  },
};

const [name = 'start', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  await command(...words);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
