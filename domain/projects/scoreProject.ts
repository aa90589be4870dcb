import { storedLine } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { domainOfWebsite } from '../contact/website.ts';

/** Longest name of a project, in code points. */
export const PROJECT_NAME_MAX = 100;

/** A project as entered in the form (SCR-26). Without a name, it is named after its domain. */
export interface EnteredProject {
  /** A URL or a bare domain. */
  readonly website: string;
  readonly name: string;
}

export type ProjectFault =
  | { readonly path: 'website'; readonly code: 'REQUIRED' | 'INVALID_WEBSITE' }
  | { readonly path: 'name'; readonly code: 'TOO_LONG' };

/** Either the project to store or all its faults, in form order (SCR-26, ENT-34). */
export function readProject({ website, name }: EnteredProject): {
  readonly project: { readonly domain: string; readonly name: string } | null;
  readonly faults: readonly ProjectFault[];
} {
  const domain = domainOfWebsite(website);
  const given = storedLine(name);
  const faults: ProjectFault[] = [];
  if (domain === '') faults.push({ path: 'website', code: 'REQUIRED' });
  else if (domain === null) faults.push({ path: 'website', code: 'INVALID_WEBSITE' });
  if (codePointLength(given) > PROJECT_NAME_MAX) faults.push({ path: 'name', code: 'TOO_LONG' });
  return { project: domain && faults.length === 0 ? { domain, name: given || domain } : null, faults };
}
