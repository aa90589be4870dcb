import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFallback } from './localeFallback.ts';
import { replaceRelayTags, withoutHash } from './relayTags.ts';
import { mergePages } from './shellInDev.ts';

describe('Relay tags', () => {
  it('are replaced by artifact imports, one each, without shifting lines', () => {
    // Concatenated, because the plugin would compile a literal tag in this file.
    const tag = 'graphql'.concat('`');
    const code = `a;\nconst q = ${tag}\n  query LeadsQuery {\n    x\n  }\n\`;\nuse(${tag}fragment Row_lead on Lead { id }\`);`;
    const result = replaceRelayTags(code, '/artifacts');
    expect(result).toBe(
      'import relay_LeadsQuery from "/artifacts/LeadsQuery.graphql.ts"; import relay_Row_lead from "/artifacts/Row_lead.graphql.ts";' +
        'a;\nconst q = relay_LeadsQuery\n\n\n\n;\nuse(relay_Row_lead);',
    );
    expect(result.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('are not confused with other text', () => {
    const code = 'const url = `${base}/graphql`; const other = `query`;';
    expect(replaceRelayTags(code, '/artifacts')).toBe(code);
  });
});

describe('Relay artifacts', () => {
  it('lose their hash, and nothing else', () => {
    const lines = readFileSync('web/relay/__generated__/AgencyMatch_query.graphql.ts', 'utf8').split('\n');
    const left = withoutHash(lines.join('\n')).split('\n');
    expect(lines.filter((line, at) => line !== left[at])).toEqual([expect.stringContaining('.hash = ')]);
    expect(left).toHaveLength(lines.length);
  });
});

describe('English fallback for missing texts (PLT-03)', () => {
  it('fills gaps at every level and keeps existing texts', () => {
    const english = { title: 'Leads', status: { active: 'Active', expired: 'Expired' } };
    expect(withFallback(english, { status: { active: 'Aktiv' }, more: 'Mehr' })).toEqual({
      title: 'Leads',
      status: { active: 'Aktiv', expired: 'Expired' },
      more: 'Mehr',
    });
  });
});

describe('pages in development', () => {
  const html = '<html lang="en"><head></head><script type="module" src="/main.tsx"></script></html>';

  it("use the entry of their kind and the gateway's page data", () => {
    const site =
      '<html lang="de" data-theme="dark"><div id="root">x</div><script type="application/json" id="site-data">{"a":"$&"}</script>';
    expect(mergePages(html, site)).toBe(
      '<html lang="de" data-theme="dark"><head><script type="application/json" id="site-data">{"a":"$&"}</script></head>' +
        '<script type="module" src="/site.tsx"></script></html>',
    );
    expect(mergePages(html, '<html lang="de">')).toContain('src="/main.tsx"');
    expect(mergePages(html, '')).toContain('<html lang="en">');
  });
});
