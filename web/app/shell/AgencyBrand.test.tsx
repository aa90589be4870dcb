import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import type { AgencyBrandTestQuery } from '../../relay/__generated__/AgencyBrandTestQuery.graphql.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { AgencyBrand } from './AgencyBrand.tsx';

const PUBLISHED = { agencyStatus: 'PUBLISHED', moderationStatus: 'APPROVED', filledDraft: false };

it.each([
  ['name and state of a page in the directory', 'North & Beam', PUBLISHED, 'NBNorth & BeamLive in the directory'],
  ['a page in review', 'Nori', { ...PUBLISHED, moderationStatus: 'REVIEW' }, 'NNoriIn review'],
  ['a draft', 'Nori', { agencyStatus: 'DRAFT', moderationStatus: null, filledDraft: true }, 'NNoriDraft'],
  ['the product for an agency without a name', null, { ...PUBLISHED, agencyStatus: null }, 'Agency portal'],
])('shows %s (SCR-04)', async (_case, agencyName, state, text) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { User: () => ({ ...state, agencyName }) }),
  );
  function Shown() {
    const { viewer } = useLazyLoadQuery<AgencyBrandTestQuery>(
      graphql`
        query AgencyBrandTestQuery {
          viewer {
            ...AgencyBrand_viewer
          }
        }
      `,
      {},
    );
    return viewer && <AgencyBrand viewer={viewer} />;
  }
  const { container } = await renderPage(<Shown />, { environment });
  expect(container.textContent).toBe(text);
});
