/** A module's imports, as the bundler tells them. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly test?: RegExp;
}

/** What every page needs and what changes seldom: kept by browsers over releases of our own code. */
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime|i18next|react-i18next)\//;

/**
 * Libraries; then one chunk of all that `entry` imports statically, and one of what `frame` adds to it. Both are loaded
 * whole anyway before the first screen: left to itself, the bundler cuts them wherever a screen uses a part too.
 */
export function chunkGroups(entry: string, frame: string): ChunkGroup[] {
  const known = new Map<string, Set<string>>();
  const importsOf = (root: string, modules: Modules): Set<string> => {
    let found = known.get(root);
    if (!found) {
      found = new Set([root]);
      for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
      known.set(root, found);
    }
    return found;
  };
  return [
    { name: 'vendor', test: VENDOR },
    {
      name: (id, modules) => {
        if (importsOf(entry, modules).has(id)) return id === entry ? null : 'app';
        return id !== frame && importsOf(frame, modules).has(id) ? 'frame' : null;
      },
    },
  ];
}
