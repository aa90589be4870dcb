import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readExamples } from '../../gateway/pages/examples.ts';
import { layout } from './layout.ts';
import { referencePages, typesOf } from './pages.ts';
import { searchIndex } from './searchIndex.ts';

const root = path.resolve(import.meta.dirname, '../..');
function read(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}
const schema = buildSchema(read('schema.graphql'));
const pages = referencePages(schema, readExamples(path.join(root, 'examples')), {
  guide: read('docs/internal-tools.md'),
  live: read('docs/live.md'),
  webhooks: read('docs/webhooks.md'),
  changelog: read('CHANGELOG.md'),
});
const html = new Map(pages.map((page) => [page.name, layout(page, pages)]));
const all = [...html.values()].join('');

/** Ids of everything in the schema: `Lead`, `Lead.id`, `LeadStatus.ACTIVE`. */
const coordinates = typesOf(schema).flatMap((type) => {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => `${type.name}.${name}`)];
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return [type.name, ...(hasFields ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [])];
});

describe('the API reference (EXT-24)', () => {
  test('has a place for every type, field and value, and the search finds it', () => {
    const found = new Set(searchIndex(schema, pages).map(([title]) => title));
    expect(coordinates.length).toBeGreaterThan(1_000);
    expect(coordinates.filter((id) => !all.includes(`id="${id}"`))).toEqual([]);
    expect(coordinates.filter((id) => !found.has(id))).toEqual([]);
  });

  test('the search shows descriptions as plain text', () => {
    const texts = new Map(searchIndex(schema, pages).map(([title, , text]) => [title, text]));
    expect(texts.get('AcceptLeadPayload')).toBe('Payload of acceptLead.');
    expect([...texts.values()].filter((text) => /`|\]\(/.test(text))).toEqual([]);
  });

  test('the search finds arguments, and the codes of errors in the guide', () => {
    const index = searchIndex(schema, pages);
    expect(index).toContainEqual([
      'Viewer.leads(receivedFrom:)',
      'types.html#Viewer.leads',
      "Only leads received on this day or later, in the account's time zone.",
    ]);
    const sections = index.filter(([, , , text]) => text?.includes('RATE_LIMITED')).map(([title]) => title);
    expect(sections).toEqual(expect.arrayContaining(['Errors', 'Limits']));
  });

  test('every internal link has a target', () => {
    const broken = [...html].flatMap(([name, text]) =>
      [...text.matchAll(/href="([\w-]*)(?:\.html|\.\/)?#([^"]+)"/g)]
        .filter(([, page, id]) => !html.get(page === '' ? name : (page ?? ''))?.includes(`id="${id}"`))
        .map(([link]) => `${name}: ${link}`),
    );
    expect(broken).toEqual([]);
    expect([...all.matchAll(/<(?:script|link|img)[^>]*\/\/[^>]*>/g)].map(([tag]) => tag)).toEqual([]);
  });

  test('links between documents lead to their pages, and those to others are text', () => {
    expect(html.get('index')).toContain('<a href="live.html">Live updates</a>');
    expect(html.get('index')).toContain('<a href="webhooks.html">webhook</a>');
    expect(html.get('webhooks')).toContain('HMAC-SHA256');
    expect([...all.matchAll(/href="[^"]*\.(?:md|ts)\b/g)]).toEqual([]);
  });

  test('shows arguments with defaults, and the scope that the gateway checks', () => {
    const text = html.get('types') ?? '';
    const leads = text.slice(text.indexOf('id="Viewer.leads"'), text.indexOf('id="Viewer.lead"'));
    expect(leads).toContain('<span class="badge">LEADS_READ</span>');
    expect(leads).toContain('first: <a href="inputs.html#Int">Int</a>! = 10');
    expect(leads).toContain('Page size, 1 to 100.');
    expect(html.get('operations')).toContain('id="Mutation.buyTariff"');
  });

  test('texts of descriptions and documents are escaped', () => {
    const hostile = buildSchema('"<script>alert(1)</script> `<b>`" type Query { "<img src=x>" a: Int }');
    const text = referencePages(hostile, [], { guide: '<script>x</script>', live: '', webhooks: '', changelog: '' })
      .map((page) => page.html)
      .join('');
    expect(/<script>|<img|<b>/.exec(text)).toBeNull();
    expect(text).toContain('&lt;img');
  });
});
