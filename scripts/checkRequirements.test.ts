import { describe, expect, it } from 'vitest';
import { codesIn, hasTitle, perhapsMet, problems, readRows } from './checkRequirements.mjs';

const PAGE = 'docs/requirements/states.md';

function table(...rows: string[]): Map<string, string> {
  return new Map([[PAGE, `| Code | Promise | State | Shown by |\n|---|---|---|---|\n${rows.join('\n')}\n`]]);
}

const works = '| STA-02 | Accepting shows at once. | works | [a.test.ts](../../web/a.test.ts) “is seen at once” |';
const sources = new Map([['web/a.test.ts', "it('is seen at once (STA-02)', () => {});"]]);

describe('codesIn', () => {
  it.each([
    ['(STA-02, QRY-01)', ['STA-02', 'QRY-01']],
    ['STA-38 to STA-40', ['STA-38', 'STA-39', 'STA-40']],
    ['PLT-05..07', ['PLT-05', 'PLT-06', 'PLT-07']],
    ['VAL-04/05', ['VAL-04']],
    ['O-19.', ['O-19']],
    ['UTF-08, X-S-01, STA-2, ISO-8859', []],
  ])('finds in "%s" the codes %j', (text, codes) => {
    expect([...codesIn(text)]).toEqual(codes);
  });
});

describe('readRows', () => {
  it('reads several tests per row, and a pipe inside a title', () => {
    const row = String.raw`| O-01 | A. | works | [b.spec.ts](../../tests/b.spec.ts) “a \| b “c””<br>[a.test.ts](../../web/a.test.ts) “d” |`;
    expect(readRows(PAGE, row)).toEqual([
      {
        page: PAGE,
        code: 'O-01',
        promise: 'A.',
        state: 'works',
        tests: [
          { file: 'tests/b.spec.ts', title: 'a | b “c”' },
          { file: 'web/a.test.ts', title: 'd' },
        ],
      },
    ]);
  });
});

describe('hasTitle', () => {
  it.each([
    ["test('is seen at once', f)", true],
    ['test("is seen at once (STA-02, O-19)", f)', true],
    ["test('is seen at once and again', f)", false],
    ["test('it is seen at once', f)", false],
    ['// is seen at once', false],
  ])('says that a title in %s is %s', (source, expected) => {
    expect(hasTitle(source, 'is seen at once')).toBe(expected);
  });

  it('handles escaped quotes in the source', () => {
    expect(hasTitle(String.raw`test('somebody else\'s', f)`, "somebody else's")).toBe(true);
  });
});

describe('problems', () => {
  it('is empty when every code has a row and every row its test', () => {
    expect(problems(table(works), new Map([...sources, ['web/a.ts', '/** Answers (STA-02). */']]))).toEqual([]);
  });

  it('reports codes without a row in code, tests and documents', () => {
    const more = new Map([...sources, ['web/a.ts', '// STA-03'], ['docs/live.md', 'STA-04']]);
    expect(problems(table(works), more)).toEqual([
      'STA-03 in web/a.ts has no row',
      'STA-04 in docs/live.md has no row',
    ]);
  });

  it('reports duplicate rows', () => {
    expect(problems(table(works, works), sources)).toEqual([`STA-02 has 2 rows: ${PAGE}, ${PAGE}`]);
  });

  it.each([
    ['| STA-02 | A. | works | |', 'STA-02 in docs/requirements/states.md works, but names no test'],
    ['| STA-02 | A. | done | |', 'STA-02 in docs/requirements/states.md has the state "done"'],
    ['| STA-02 |  | not yet | |', 'STA-02 in docs/requirements/states.md promises nothing'],
    [
      works.replace('a.test.ts)', 'b.test.ts)'),
      'STA-02 in docs/requirements/states.md: there is no test file web/b.test.ts',
    ],
    [
      works.replace('at once”', 'later”'),
      'STA-02 in docs/requirements/states.md: web/a.test.ts has no test "is seen later"',
    ],
  ])('reports %s', (row, problem) => {
    expect(problems(table(row), sources)).toEqual([problem]);
  });

  it('ignores rows that are not yet met', () => {
    expect(problems(table('| STA-02 | A. | not yet |  |'), sources)).toEqual([]);
  });
});

describe('perhapsMet', () => {
  it('names tests that contain the code of an unmet row, unless the row names them', () => {
    const more = new Map([...sources, ['web/b.test.ts', "const codes = ['STA-02'];"]]);
    expect(perhapsMet(table('| STA-02 | A. | not yet |  |'), more)).toEqual(['STA-02: web/a.test.ts']);
    expect(perhapsMet(table(works.replace('works', 'not yet')), more)).toEqual([]);
    expect(perhapsMet(table(works), more)).toEqual([]);
  });
});
