import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { bundledI18n } from '../i18n/bundledI18n.ts';
import { testSite } from '../testing/testSite.ts';
import { headTags } from './headTags.ts';
import type { PageHead } from './pageHead.ts';
import { absoluteAddress, SiteContext } from './site.ts';
import { usePageHead } from './usePageHead.ts';

const FIRST: PageHead = {
  title: 'Northbeam',
  description: 'About Northbeam',
  canonicalPath: '/agencies/northbeam',
  jsonLd: () => [{ '@type': 'Organization', name: 'Northbeam' }],
};
const NEXT: PageHead = { title: 'Plans', description: 'About plans', canonicalPath: '/get-started' };
const site = testSite();
const i18n = bundledI18n('en');

function Page({ head }: { head: PageHead }) {
  usePageHead(head);
  return null;
}

function withTexts(head: PageHead) {
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        <Page head={head} />
      </SiteContext>
    </I18nextProvider>
  );
}

afterEach(() => document.head.replaceChildren());

it('a page opened in the browser keeps nothing that describes the one from the server (DIR-14)', () => {
  document.head.innerHTML = headTags(FIRST, 'Northbeam · Agency portal', 'Agency portal', site);
  const served = document.head.innerHTML;
  const { rerender } = render(withTexts(FIRST));
  expect(document.head.innerHTML).toBe(served);
  rerender(withTexts(NEXT));
  expect(document.title).toBe('Plans · Agency portal');
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toBe(absoluteAddress(site, '/get-started'));
  expect(document.head.innerHTML).not.toContain('northbeam');
  expect(document.head.innerHTML).not.toContain('Northbeam');
});
