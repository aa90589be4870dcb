/** What a public page tells search engines, link previews and the tab; made from its data by the screen's `<name>Head.ts`. */
export interface PageHead {
  /** Without the product's name, which is put behind it. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** HTTP status of the page when it is not 200. */
  readonly status?: 404;
  /** Left out: the page may be indexed. */
  readonly robots?: 'noindex, follow';
  /** The page's address without base path and language, with the part of its query that counts: `/agencies?page=2`. */
  readonly canonicalPath: string;
  /** From the landing page down to this one; the last is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** schema.org objects beside the breadcrumbs; `address` makes absolute addresses of paths like `canonicalPath`. */
  readonly jsonLd?: (address: (path: string) => string) => readonly JsonLd[];
  /** Picture of link previews; without one the product's. */
  readonly image?: PageImage;
}

export interface Breadcrumb {
  readonly name: string;
  /** As `canonicalPath`. */
  readonly path: string;
}

export interface PageImage {
  /** Path on our host with base path, as the contract gives it. */
  readonly url: string;
  readonly alt: string;
}

/** An object of schema.org, without `@context`. */
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
