import { isRecord } from '../../domain/isRecord.ts';
import { GatewayError } from '../errors.ts';
import { MAX_FILES, UploadedFile } from './uploadedFile.ts';

/** A file's place: a variable, then field names and list indexes. Rejects names that reach the prototype. */
const PATH = /^variables(?:\.(?:[A-Za-z]\w{0,63}|\d{1,2}))+$/;
const FORBIDDEN = new Set(['constructor', 'prototype']);

type Container = Record<string, unknown>;

/** A request that breaks the GraphQL multipart request convention. */
export function malformedUpload(message: string, status = 400): GatewayError {
  return new GatewayError('BAD_USER_INPUT', message, { http: { status } });
}

/**
 * Puts a pending file at each place of the operation that the map lists: one path per part, to a null value. Returns
 * the files by part name. Throws BAD_USER_INPUT.
 */
export function placeFiles(operation: Container, map: unknown): Map<string, UploadedFile> {
  if (!isRecord(map)) throw malformedUpload('map must be an object.');
  const entries = Object.entries(map);
  if (entries.length === 0) throw malformedUpload('map names no file.');
  if (entries.length > MAX_FILES) throw malformedUpload(`At most ${MAX_FILES} files may be sent together.`, 413);
  return new Map(entries.map(([part, paths]) => [part, placeFile(operation, paths)]));
}

function placeFile(operation: Container, paths: unknown): UploadedFile {
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : null;
  if (typeof path !== 'string' || !PATH.test(path))
    throw malformedUpload('Each file in map needs exactly one path into variables.');
  const names = path.split('.');
  const last = names.pop() ?? '';
  const file = new UploadedFile();
  let container: unknown = operation;
  for (const name of names) container = childOf(container, name);
  if (childOf(container, last) !== null) throw malformedUpload('A path of map must lead to null.');
  (container as Container)[last] = file;
  return file;
}

/** An own property of an object or list; undefined for anything else. */
function childOf(container: unknown, name: string): unknown {
  if (typeof container !== 'object' || container === null || FORBIDDEN.has(name)) return undefined;
  return Object.hasOwn(container, name) ? (container as Container)[name] : undefined;
}
