/**
 * Metadata of a public page for search engines, link previews and the tab; built from its data by the screen's
 * `<name>Head.ts`.
 */
export interface PageHead {
  /** Without the product's name, which is appended. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** HTTP status, if not 200. */
  readonly status?: 404;
  /** If omitted, the page may be indexed. */
  readonly robots?: 'noindex, follow';
  /** Canonical URL without base path and language, with its significant query: `/agencies?page=2`. */
  readonly canonicalPath: string;
  /** From the landing page to this page. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Further schema.org objects; `address` turns paths like `canonicalPath` into absolute URLs. */
  readonly jsonLd?: (address: (path: string) => string) => readonly JsonLd[];
  /** Image for link previews; defaults to the product's. */
  readonly image?: PageImage;
}

export interface Breadcrumb {
  readonly name: string;
  /** Format as in `canonicalPath`. */
  readonly path: string;
}

export interface PageImage {
  /** Path on our host with base path, as returned by the gateway. */
  readonly url: string;
  readonly alt: string;
}

/** A schema.org object without `@context`. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}

export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue };
