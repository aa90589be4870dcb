// Fails on undeclared breaking changes of the contract: every breaking change against main must be named (as
// `Type.field` or `Type`) in the "Breaking" part of the newest section of CHANGELOG.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { root } from './fingerprint.mjs';

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
  } catch {
    return null;
  }
}

/** The commit to compare with: the merge base with main, or on main itself the previous commit. */
function baseCommit() {
  const head = git('rev-parse', 'HEAD');
  if (head === null) return null;
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  return left !== null && left !== head ? left : git('rev-parse', '--verify', 'HEAD~1');
}

/** The text under `### Breaking` of the first `## ` section of a changelog. */
function breakingNotes(changelog) {
  const newest = changelog.split(/^## /m)[1] ?? '';
  return newest.split(/^### /m).find((part) => part.startsWith('Breaking')) ?? '';
}

/**
 * The subject of a change, parsed from graphql-js's description: `Lead.title`, `LeadStatus.ACTIVE`, `Lead`.
 * @param {string} description
 * @returns {string}
 */
export function subject(description) {
  const added = /^A required (?:arg|field) (\w+) on (?:input type |directive )?([\w.]+)/.exec(description);
  if (added) return `${added[2]}.${added[1]}`;
  const member = /^(\w+) was removed from (?:enum|union) type (\w+)/.exec(description);
  if (member) return `${member[2]}.${member[1]}`;
  return /\w+\.\w+/.exec(description)?.[0] ?? /\w+/.exec(description)?.[0] ?? description;
}

/**
 * Breaking changes between two contracts that the changelog does not name.
 * @param {string} before
 * @param {string} after
 * @param {string} changelog
 */
export function unannounced(before, after, changelog) {
  const notes = breakingNotes(changelog);
  const words = new Set(notes.match(/[A-Za-z_][\w.]*\w/g) ?? []);
  return findBreakingChanges(buildSchema(before), buildSchema(after)).filter(
    ({ description }) => !words.has(subject(description)),
  );
}

function main() {
  const base = baseCommit();
  const before = base === null ? null : git('show', `${base}:schema.graphql`);
  if (before === null) {
    console.log('There is no earlier contract to compare with.');
    return 0;
  }
  const after = readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const missing = unannounced(before, after, changelog);
  for (const { description } of findDangerousChanges(buildSchema(before), buildSchema(after))) {
    console.log(`Worth a look: ${description}`);
  }
  if (missing.length === 0) {
    console.log(`The contract has no undeclared breaking changes since ${base.slice(0, 12)}.`);
    return 0;
  }
  console.error(`Breaking changes since ${base.slice(0, 12)} that CHANGELOG.md does not name under "### Breaking":`);
  for (const { description } of missing) console.error(`  ${description}`);
  return 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main();
