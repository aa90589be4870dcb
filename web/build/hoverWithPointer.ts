import type { CSSOptions } from 'vite';

type Visitor = Extract<NonNullable<CSSOptions['lightningcss']>['visitor'], { RuleExit?: unknown }>;
type RuleVisitor = Extract<Visitor['RuleExit'], (rule: never) => unknown>;
type Rule = Parameters<RuleVisitor>[0];
type StyleRule = Extract<Rule, { type: 'style' }>;
type Selector = StyleRule['value']['selectors'][number];

/** `(hover: hover)`. */
const CAN_HOVER = {
  mediaType: 'all',
  qualifier: null,
  condition: {
    type: 'feature',
    value: { type: 'plain', name: 'hover', value: { type: 'ident', value: 'hover' } },
  },
} as const;

/** Limits `:hover` to devices that can hover. A touchscreen would keep the style until the next tap elsewhere. */
export function hoverWithPointer(rule: Rule): ReturnType<RuleVisitor> {
  if (rule.type !== 'style') return undefined;
  const { loc, selectors } = rule.value;
  const hovered = selectors.filter(isHovered);
  if (hovered.length === 0) return undefined;
  const others = selectors.filter((selector) => !isHovered(selector));
  return [
    ...(others.length === 0 ? [] : [withSelectors(rule, others)]),
    { type: 'media', value: { loc, query: { mediaQueries: [CAN_HOVER] }, rules: [withSelectors(rule, hovered)] } },
  ];
}

function isHovered(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-class' && part.kind === 'hover');
}

/**
 * The rule with only these selectors. Lightning CSS writes what is absent as null, which it does not read again, such as
 * in `var(--accent)` without a fallback.
 */
function withSelectors(rule: StyleRule, selectors: Selector[]): StyleRule {
  const copy = { ...rule, value: { ...rule.value, selectors } };
  return JSON.parse(JSON.stringify(copy, (_, value: unknown) => value ?? undefined)) as StyleRule;
}
