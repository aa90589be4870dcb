// Fails if the committed generated files differ from what the generators produce.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { codegen } from './codegen.mjs';
import { root } from './fingerprint.mjs';
import { cutTypeface, typefaceFiles } from './typeface.mjs';

const folder = 'web/relay/__generated__';

function snapshot() {
  const generated = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const files = [
    'gateway/schema.types.ts',
    'web/relay/persisted-queries.json',
    ...typefaceFiles,
    ...generated.map((name) => `${folder}/${name}`),
  ];
  return new Map(
    files
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest('hex'),
      ]),
  );
}

try {
  const before = snapshot();
  await Promise.all([codegen(), cutTypeface()]);
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length > 0) {
    console.error(`Generated files were stale; they are fresh now, commit them:\n  ${changed.toSorted().join('\n  ')}`);
    process.exit(1);
  }
  console.log(`${after.size} generated files are what the sources say.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
