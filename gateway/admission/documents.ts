import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  recommendedRules,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema, ParseOptions, ValidationRule } from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS, limitsRule } from './limits.ts';
import { subscriptionRootRule } from './subscriptionRootRule.ts';

/** Maximum number of document texts to cache, for HTTP and sockets together. */
const CACHED_TEXTS = 256;

/** Parser options for documents sent as text. */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: LIMITS.tokens };

/** Validation options for documents sent as text. Suggestions would leak the schema. */
export const VALIDATION_OPTIONS = { maxErrors: 1, hideSuggestions: true } as const;

/** The rules that apply whether or not introspection is on. */
export const TEXT_RULES: readonly ValidationRule[] = [limitsRule, subscriptionRootRule, ...recommendedRules];

/** The web application's operations, read from a file written by the build (GWY-20). */
export interface TrustedFile {
  /** A JSON object from id (SHA-256 of the text, hexadecimal) to text. */
  readonly file: string;
  /** Whether an unknown id causes the file to be read again if it has changed. */
  readonly isWatched: boolean;
}

interface TrustedDocument {
  readonly text: string;
  readonly document: DocumentNode;
}

/** The hash at the end of a cache key; Apollo adds a prefix. */
function hashOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}

/**
 * All documents of the process by the SHA-256 of their text: trusted ones permanently, valid texts in an LRU cache.
 * Apollo Server uses them as its persisted queries and its document store; the socket calls `read`.
 */
export class Documents {
  /** Rules for documents sent as text, beyond those of the GraphQL specification. */
  readonly textRules: readonly ValidationRule[];
  readonly #schema: GraphQLSchema;
  readonly #trusted = new Map<string, TrustedDocument>();
  readonly #texts = new LRUCache<string, DocumentNode>({ max: CACHED_TEXTS });
  readonly #watched: TrustedFile | null;
  #readAt = 0;

  /**
   * `trusted`: texts by id, or the file with them. Throws if one of them does not match the schema, because then the
   * build is broken.
   */
  constructor(schema: GraphQLSchema, trusted: ReadonlyMap<string, string> | TrustedFile, introspection: boolean) {
    this.#schema = schema;
    this.textRules = introspection ? TEXT_RULES : [...TEXT_RULES, NoSchemaIntrospectionCustomRule];
    this.#watched = 'file' in trusted && trusted.isWatched ? trusted : null;
    if ('file' in trusted) this.#loadFirst(trusted.file);
    else for (const [id, text] of trusted) this.#trust(id, text);
  }

  /** Apollo's persisted query cache, read-only, so that nothing a client sends is stored under an id. */
  readonly persistedQueries = {
    get: (key: string): Promise<string | undefined> => Promise.resolve(this.#find(hashOf(key))?.text),
    set: (): Promise<void> => Promise.resolve(),
    delete: (): Promise<boolean> => Promise.resolve(false),
  };

  /** Apollo's document store: a hit is neither parsed nor validated. */
  readonly store = {
    get: (key: string): Promise<DocumentNode | undefined> => Promise.resolve(this.#known(hashOf(key))),
    set: (key: string, document: DocumentNode): Promise<void> => {
      this.#texts.set(hashOf(key), document);
      return Promise.resolve();
    },
    delete: (key: string): Promise<boolean> => Promise.resolve(this.#texts.delete(hashOf(key))),
  };

  /** Returns the trusted document with this id. */
  trusted(id: string): DocumentNode | undefined {
    return this.#find(id)?.document;
  }

  /** Parses and validates a document the way Apollo Server does. Throws a GraphQLError if it is refused. */
  read(text: string): DocumentNode {
    const key = hash('sha256', text);
    const known = this.#known(key);
    if (known) return known;
    const document = parse(text, PARSE_OPTIONS);
    const rules = [...specifiedRules, ...this.textRules];
    const [error] = validate(this.#schema, document, rules, VALIDATION_OPTIONS);
    if (error) throw error;
    this.#texts.set(key, document);
    return document;
  }

  #known(key: string): DocumentNode | undefined {
    return this.#trusted.get(key)?.document ?? this.#texts.get(key);
  }

  #find(id: string): TrustedDocument | undefined {
    const known = this.#trusted.get(id);
    if (known || !this.#watched || statSync(this.#watched.file).mtimeMs === this.#readAt) return known;
    this.#load(this.#watched.file);
    return this.#trusted.get(id);
  }

  #loadFirst(file: string): void {
    try {
      this.#load(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`PERSISTED_QUERIES: ${file} cannot be used: ${reason}`, { cause: error });
    }
  }

  #load(file: string): void {
    this.#readAt = statSync(file).mtimeMs;
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null)
      throw new Error('The file must contain an object from id to text.');
    for (const [id, text] of Object.entries(content)) this.#trust(id, String(text));
  }

  #trust(id: string, text: string): void {
    if (this.#trusted.has(id)) return;
    const document = parse(text);
    const [error] = validate(this.#schema, document);
    if (error) throw new GraphQLError(`The trusted document ${id} does not fit the schema: ${error.message}`);
    this.#trusted.set(id, { text, document });
  }
}
