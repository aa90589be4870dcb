import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GONE, IDLE, LEFT_OUT, withFlags } from './relayParts.ts';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'node_modules');
const REQUIRE = /\brequire\(["'](\.[^"']+|relay-runtime\/[^"']+)["']\)/g;
/** Ways into Relay that no import of ours takes. */
const OTHER_ENTRANCES =
  /react-relay\/lib\/(?:index|legacy|multi-actor|ReactRelay|relay-hooks\/(?:legacy|rsc)\/|relay-hooks\/LazyLoadEntryPoint)/;

const scripts = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ends.test(file));

/** Who requires what inside Relay, by names like `relay-runtime/lib/store/RelayReader`. */
function importers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of ['react-relay', 'relay-runtime']) {
    for (const file of scripts(join(packages, name, 'lib'), /\.js$/)) {
      const from = file.slice(packages.length + 1, -'.js'.length);
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(REQUIRE)) {
        const to = path.startsWith('.') ? join(from, '..', path) : path;
        found.set(to, [...(found.get(to) ?? []), from]);
      }
    }
  }
  return found;
}

describe('parts of Relay that the build leaves out', () => {
  const found = importers();

  it.each(Object.entries(LEFT_OUT))('%s is asked for where it is known to be, and nowhere else', (name, expected) => {
    const remaining = (found.get(name) ?? []).filter((from) => !OTHER_ENTRANCES.test(from) && !(from in LEFT_OUT));
    expect(remaining.toSorted()).toEqual(expected.filter((from) => !(from in LEFT_OUT)).toSorted());
  });

  it.each(Object.entries(IDLE))('%s is replaced for those who ask for it today', (name, { askedBy }) => {
    expect((found.get(name) ?? []).toSorted()).toEqual(askedBy.toSorted());
  });

  it('are used by none of our sources', () => {
    const own = ['app', 'i18n', 'relay', 'screens', 'ui'].flatMap((folder) =>
      scripts(join(root, 'web', folder), /\.tsx?$/),
    );
    const users = own.filter((file) => GONE.test(readFileSync(file, 'utf8')));
    expect(own.length).toBeGreaterThan(100);
    expect(users).toEqual([]);
  });

  it('include the other branch of every flag', () => {
    const code = 'if (RelayFeatureFlags.ON && !_relayRuntime.RelayFeatureFlags.OFF) use(RelayFeatureFlags.UNKNOWN);';
    expect(withFlags(code, { ON: true, OFF: null })).toBe('if (true && !null) use(RelayFeatureFlags.UNKNOWN);');
  });
});
