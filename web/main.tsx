import './ui/layers.css';
import './ui/reset.css';
import './ui/typeface.css';
import './ui/tokens.css';
import './app/page/starting.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider } from 'react-router-dom';
import { isLocale, languageTag, matchLocale } from '../domain/locales.ts';
import type { Locale } from '../domain/locales.ts';
import { watchImports } from './app/content/missingCode.ts';
import { Analytics, consoleSink } from './app/page/analytics.ts';
import { PageContext } from './app/page/page.ts';
import type { Page } from './app/page/page.ts';
import { matchRoute } from './routing/routes.ts';
import type { Route } from './routing/route.ts';
import { createRouter } from './app/router.tsx';
import { Session } from './app/page/session.ts';
import { createPageRefetch } from './app/page/refetchPage.ts';
import { refetchOnReturn } from './app/page/refetchOnReturn.ts';
import { reloadRestored } from './app/page/restoredPage.ts';
import { readShell } from './app/page/shellSettings.ts';
import { showFocusInStrips } from './app/page/showFocusInStrips.ts';
import { Shortcuts } from './app/page/shortcuts.ts';
import { followTheme } from './app/preferences/theme.ts';
import { createI18n } from './i18n/i18n.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { handlerProvider } from './relay/connectionHandler.ts';
import { EmbeddedAnswers } from './relay/embeddedAnswers.ts';
import { createEnvironment } from './relay/environment.ts';
import { createFetch } from './relay/fetchGraphQL.ts';
import { Freshness } from './relay/freshness.ts';
import { keepAfterWrite } from './relay/keepAfterWrite.ts';
import { keepFrame } from './relay/keepFrame.ts';
import { keepShown } from './relay/keepShown.ts';
import { OvertakenReads } from './relay/overtakenReads.ts';
import { LiveConnection } from './relay/subscribe.ts';
import { ServiceHealth } from './relay/serviceHealth.ts';
import { ServiceHealthContext } from './relay/serviceHealthContext.ts';
import { lastingStorage } from './app/session/keptRecords.ts';
import { NoticeProvider } from './ui/notices/Notices.tsx';
import { NoticeStore } from './ui/notices/noticeStore.ts';

watchImports();
const { basePath, settings, answers } = readShell(document);
const i18n = createI18n(pageLocale());
const texts = loadTexts(i18n, ['common', 'shell']);

const session = new Session(() => shownRoute().access === 'account', settings.viewerId, loadAnew);
const live = new LiveConnection(() => `${window.location.origin.replace(/^http/, 'ws')}${basePath}/graphql`, session);
const health = new ServiceHealth(`${basePath}/readyz`);
const freshness = new Freshness();
const page: Page = {
  basePath,
  settings,
  session,
  live,
  freshness,
  analytics: new Analytics(settings.analytics === 'console' ? consoleSink : null),
  shortcuts: new Shortcuts(lastingStorage()),
};
const fetchAnswer = createFetch({
  endpoint: `${basePath}/graphql`,
  answers: new EmbeddedAnswers(answers),
  language: () => i18n.language,
  session,
  owner: session,
});
const overtaken = new OvertakenReads();
const environment = createEnvironment({
  fetch: keepAfterWrite(
    keepFrame(
      keepShown(overtaken.repeatedBy(fetchAnswer), (operation) => environment.check(operation), freshness),
      (id) => environment.getStore().getSource().get(id),
    ),
    () => refetchPage(),
  ),
  subscribe: overtaken.noticedBy(live.subscribe),
  handlerProvider,
});
const router = createRouter(environment, i18n, basePath);
const refetchPage = createPageRefetch(environment, router);
refetchOnReturn(() => {
  // Pushes keep the dashboard fresh, where no row may move under the pointer.
  if (shownRoute().id !== 'dashboard') refetchPage();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// Every part of the page needs the texts, including the error panel.
await texts;
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <PageContext value={page}>
          <ServiceHealthContext value={health}>
            <NoticeProvider store={new NoticeStore()}>
              <Suspense>
                <RouterProvider router={router} useTransitions />
              </Suspense>
            </NoticeProvider>
          </ServiceHealthContext>
        </PageContext>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  </StrictMode>,
);

function shownRoute(): Route {
  return matchRoute(window.location.pathname.slice(basePath.length)).route;
}

/** Reloads the current URL for the session's new account and hides the page at once. */
function loadAnew(): void {
  document.body.hidden = true;
  window.location.reload();
}

// Runs before the forms' listeners, which ask about unsaved changes. On a reload for another account, staying would leave
// an empty page, and drafts are kept for their owner. Signing out has already asked.
window.addEventListener('beforeunload', (event) => {
  if (document.body.hidden || session.isOver) event.stopImmediatePropagation();
});

reloadRestored(true, loadAnew);
followTheme();
showFocusInStrips();

/** The language the server chose for this page; the browser's without a server. */
function pageLocale(): Locale {
  const [primary = ''] = document.documentElement.lang.split('-');
  const locale = isLocale(primary) ? primary : matchLocale(navigator.languages.join(','));
  document.documentElement.lang = languageTag(locale);
  return locale;
}
