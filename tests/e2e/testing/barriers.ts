import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { drawn } from './drawn.ts';

const library = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules about colors, the only ones whose result can depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a violation (PLT-11) at any of these window widths, light or dark. Light is checked with every
 * rule of WCAG 2.2 AA, dark only with those about colors. Choose a window `height` at which the phone's fixed bar
 * covers no control of the page in part.
 */
export async function expectNoBarrier(
  page: Page,
  widths: readonly number[] = [375, 900, 1440],
  height = 900,
): Promise<void> {
  // Both themes before the next width, because a change of width costs more.
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page, colorScheme, width);
      expect(await barriers(page, colorScheme === 'dark' ? COLOURS : WCAG), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

/** Waits until the page is rendered in this theme and width, because axe must not check a transition. */
async function settled(page: Page, colorScheme: string, width: number): Promise<void> {
  await page.waitForFunction(
    ([scheme, wide]) => window.innerWidth === wide && matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    [colorScheme, width] as const,
  );
  await drawn(page);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Violations on the current page, by the rules with these names or tags. */
async function barriers(page: Page, runOnly: string[]): Promise<string[]> {
  // Injected once per document, because the library is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  return page.evaluate(async (rules) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Without the HTML of every element that it checks and without copies of the style sheets, which no rule of ours
    // reads, a run takes a tenth less.
    loaded.configure({ noHtml: true });
    const { violations } = await loaded.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      elementRef: true,
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML).join(' ')}`);
  }, runOnly);
}
