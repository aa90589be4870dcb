import { Outlet } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { queryLoader } from '../../../../routing/queryLoader.ts';
import { plan } from '../../../../routing/route.ts';
import type { Locale } from '../../../../../domain/locales.ts';
import parameters from '../../../../relay/__generated__/AgencyScreenQuery$parameters.ts';
import query from '../../../../relay/__generated__/AgencyScreenQuery.graphql.ts';
import type { PageHead } from '../../../../site/pageHead.ts';
import { PostedContext } from '../../../../site/posted.ts';
import { SiteContext } from '../../../../site/site.ts';
import type { Site } from '../../../../site/site.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../../testing/renderPage.tsx';
import { AgencyScreen } from '../AgencyScreen.tsx';
import { agencyVariables } from '../agencyVariables.ts';
import { CATALOGUE } from './agencyData.ts';

export interface ShownAgency extends RenderedPage {
  /** The page's metadata. */
  readonly head: () => PageHead;
}

/**
 * Opens an agency's page with `agency` as its data. `places`: the searched places that exist; null if they cannot be
 * read. `posted`: the server's response to a posted form.
 */
export async function showAgency(
  agency: Record<string, unknown> | null,
  options: {
    search?: string;
    /** The history entry's state. */
    state?: unknown;
    places?: readonly unknown[] | null;
    states?: readonly unknown[];
    posted?: unknown;
    locale?: Locale;
  } = {},
): Promise<ShownAgency> {
  const environment = createMockEnvironment();
  let head: PageHead | null = null;
  const site: Site = {
    origin: 'https://portal.example',
    basePath: '',
    locale: options.locale ?? 'en',
    prefix: null,
    theme: 'system',
    isSignedIn: false,
    knownVisitor: false,
    subscribeUrl: null,
    contactEmail: 'partners@demo.example',
    academyUrl: null,
    collectHead: (collected) => (head = collected),
  };
  const Frame = () => (
    <SiteContext value={site}>
      <PostedContext value={options.posted ?? null}>
        <Outlet />
      </PostedContext>
    </SiteContext>
  );
  const { search = '', places = [], states = [] } = options;
  environment.mock.queuePendingOperation(query, agencyVariables({ alias: 'north-star' }, new URLSearchParams(search)));
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ agency, filters: CATALOGUE, agencies: places && { locations: places, states } }),
    }),
  );
  const routes = (mock: MockEnvironment) => [
    {
      element: <Frame />,
      children: [
        {
          path: '/agencies/:alias',
          loader: queryLoader(mock, plan(parameters, agencyVariables)),
          Component: AgencyScreen,
        },
      ],
    },
  ];
  const page = await renderPage(routes, {
    path: { pathname: '/agencies/north-star', search, state: options.state },
    environment,
    ...(options.locale ? { locale: options.locale } : {}),
  });
  return {
    ...page,
    head() {
      if (!head) throw new Error('The page has said nothing of itself');
      return head;
    },
  };
}
