import { LOCALES, languageTag } from '../../domain/locales.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { localizedPath } from './localePrefix.ts';
import type { JsonLd, PageHead } from './pageHead.ts';
import { absoluteAddress } from './site.ts';
import type { SiteSettings } from './site.ts';

/**
 * Head tags about a page's content (DIR-14): title, description, robots, canonical, hreflang, Open Graph, Twitter,
 * JSON-LD. `title`: with the product's name.
 */
export function headTags(head: PageHead, title: string, productName: string, site: SiteSettings): string {
  const address = (path: string): string => absoluteAddress(site, path);
  const canonical = address(head.canonicalPath);
  const image = site.origin + (head.image?.url ?? `${site.basePath}/share.png`);
  const isFound = head.status === undefined;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots ?? (isFound ? 'all' : 'noindex')),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(isFound && head.robots === undefined ? alternates(head.canonicalPath, site) : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', languageTag(site.locale).replace('-', '_')),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', head.image?.alt ?? productName),
    meta('name', 'twitter:card', head.image ? 'summary' : 'summary_large_image'),
    ...(isFound ? jsonLdOf(head, address).map(jsonLdTag) : []),
  ].join('\n');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** The page in every language; x-default is the URL without a language. */
function alternates(path: string, site: SiteSettings): string[] {
  return [...LOCALES, null].map((locale) => {
    const href = site.origin + localizedPath(site.basePath, locale, path);
    return `<link rel="alternate" hreflang="${locale ? languageTag(locale) : 'x-default'}" href="${escapeHtml(href)}">`;
  });
}

function jsonLdOf(head: PageHead, address: (path: string) => string): readonly JsonLd[] {
  const own = head.jsonLd?.(address) ?? [];
  if (!head.breadcrumbs || head.breadcrumbs.length < 2) return own;
  const itemListElement = head.breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  }));
  return [...own, { '@type': 'BreadcrumbList', itemListElement }];
}

function jsonLdTag(object: JsonLd): string {
  return `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...object })}</script>`;
}
