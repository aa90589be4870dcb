// Preloaded into a test's server (NODE_OPTIONS=--import): injects a fault into one source file, to prove that the test
// detects it. MUTANT_FILE: end of the file's URL; MUTANT_FIND: text that occurs exactly once; MUTANT_PUT: its
// replacement.
import { registerHooks } from 'node:module';

const { MUTANT_FILE: file = '', MUTANT_FIND: find = '', MUTANT_PUT: put = '' } = process.env;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(file)) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    if (source.split(find).length !== 2) throw new Error(`${file} does not hold the text to be changed exactly once.`);
    return { ...loaded, source: source.replace(find, () => put) };
  },
});
