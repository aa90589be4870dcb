/** A module's imports, as reported by the bundler. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly test?: RegExp;
  readonly includeDependenciesRecursively?: boolean;
}

/** Entry modules: the portal with its frame, and the public site. */
export interface Roots {
  readonly portal: string;
  readonly frame: string;
  readonly site: string;
}

/**
 * Rarely changing libraries of every page, in a chunk of their own so that browsers keep them cached across our
 * releases.
 */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime)\//;

/** Unsaved changes kept in the browser, also of forms that ask nothing when they are left. */
const KEPT_DRAFT = /web\/features\/form\/keptDraft/;

/** Code shared by the forms that also ask before they are left; one script, because each of them loads all of it. */
const KEPT_FORM = /web\/features\/form\/(?:useKeptForm|useUnsavedGuard|LeaveDialog|RestoredBanner)/;

/** Dialogs that a URL opens; most screens that have one have several. */
const ADDRESS_DIALOG = /web\/(?:features\/\w+\/(?:\w+FromAddress|\w+Address)|app\/content\/DialogFromAddress)\./;

/** Answers to leads: every page with leads to answer loads all of it. */
const LEAD_ANSWERS =
  /web\/(?:screens\/leads\/(?:answers\/(?!ResumeAnswers)|Lead(?:Age|Answer|Budget)\.)|relay\/__generated__\/(?:sendAnswer|Lead(?:Age|Answer|Budget)_))/;

/** Of the public pages, only purchases and surveys open dialogs. */
const DIALOG = /web\/ui\/dialog\/(?:Dialog|useCloseOnBack)\./;

/**
 * Chunk groups: libraries; dialogs, also those that a URL opens; drafts, and the forms that keep them; answers to leads;
 * code shared by public pages and the portal; the rest of each of these two; the rest of the portal's frame. Otherwise
 * the bundler would split shared code by the screens that use it, into a dozen small scripts and style sheets.
 */
export function chunkGroups(roots: Roots): ChunkGroup[] {
  const known = new Map<string, Set<string>>();
  const reach = (root: string, modules: Modules, isWhole: boolean): Set<string> => {
    const key = `${root} ${isWhole}`;
    let found = known.get(key);
    if (!found) {
      found = new Set([root]);
      for (const id of found) {
        const info = modules.getModuleInfo(id);
        for (const next of info?.importedIds ?? []) found.add(next);
        if (isWhole) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
      }
      known.set(key, found);
    }
    return found;
  };
  const isRoot = (id: string): boolean => id === roots.portal || id === roots.frame || id === roots.site;
  return [
    { name: 'vendor', test: VENDOR },
    { name: 'dialog', test: DIALOG, includeDependenciesRecursively: false },
    { name: 'keptDraft', test: KEPT_DRAFT, includeDependenciesRecursively: false },
    { name: 'keptForm', test: KEPT_FORM, includeDependenciesRecursively: false },
    { name: 'leadAnswers', test: LEAD_ANSWERS, includeDependenciesRecursively: false },
    { name: 'addressDialog', test: ADDRESS_DIALOG, includeDependenciesRecursively: false },
    {
      // The rule itself assigns every module.
      includeDependenciesRecursively: false,
      name: (id, modules) => {
        if (isRoot(id)) return null;
        const isIn = (root: string, isWhole = false): boolean => reach(root, modules, isWhole).has(id);
        const isApp = isIn(roots.portal);
        const isPortal = isApp || isIn(roots.frame);
        if (isPortal && isIn(roots.site, true)) return 'base';
        // Otherwise a portal screen that shares one module with the site would load all of it.
        if (isIn(roots.site)) return isIn(roots.portal, true) ? 'base' : 'site';
        return isApp ? 'app' : isPortal ? 'frame' : null;
      },
    },
  ];
}
