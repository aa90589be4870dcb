import { describe, expect, it } from 'vitest';
import { subject, unannounced } from './schemaDiff.mjs';

const before = 'type Query { a(b: Int): Int c: Colour } enum Colour { RED BLUE }';
const after = 'type Query { c(d: Int!): Colour } enum Colour { RED }';

describe('unannounced', () => {
  it('lists every breaking change missing in the changelog', () => {
    const missing = unannounced(
      before,
      after,
      '# Changelog\n\n## Unreleased\n\n### Breaking\n\n- `Query.a` is gone.\n',
    );
    expect(missing.map((change) => subject(change.description))).toEqual(['Query.c.d', 'Colour.BLUE']);
  });

  it('reads only the breaking part of the newest section', () => {
    const changelog = '## Unreleased\n\n### Added\n\n- Query.a\n\n## 1.0\n\n### Breaking\n\n- Query.c.d Colour.BLUE\n';
    expect(unannounced(before, after, changelog)).toHaveLength(3);
  });

  it('is empty if all changes are named, or nothing breaks', () => {
    const changelog = '## Unreleased\n\n### Breaking\n\n- Query.a, Query.c.d, Colour.BLUE\n';
    expect(unannounced(before, after, changelog)).toEqual([]);
    expect(unannounced(before, before, '')).toEqual([]);
  });
});
