import { render } from '@testing-library/react';
import { Kind } from 'graphql';
import type { SelectionSetNode } from 'graphql';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor } from 'relay-runtime';
import type { IEnvironment, ReaderSelection } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import pageFragment from './__generated__/AgencyPage_agency.graphql.ts';
import type { AgencyPage_agency$key } from './__generated__/AgencyPage_agency.graphql.ts';
import screenQuery from './__generated__/AgencyScreenQuery.graphql.ts';
import type { AgencyScreenQuery } from './__generated__/AgencyScreenQuery.graphql.ts';
import { createEnvironment } from './environment.ts';
import { documents } from './testing/documents.ts';

/** Added to fragments by `@refetchable` and `@connection`. */
const OF_DIRECTIVES = /^\/id$|\/edges\/(?:cursor|node\/__typename)$|\/pageInfo(?:\/\w+)?$/;
const VARIABLES = { alias: 'north-star', places: [], hasPlaces: false };

/** The data a component and its child received. */
const read: { parent?: object | null; child?: object } = {};

function Parent() {
  const { agency } = useLazyLoadQuery<AgencyScreenQuery>(screenQuery, VARIABLES, { fetchPolicy: 'store-only' });
  read.parent = agency ?? null;
  if (!agency) return null;
  // @ts-expect-error `alias` is selected by the child's fragment, not by this query
  const { alias } = agency;
  return <Child agency={agency} seenAbove={String(alias)} />;
}

function Child({ agency, seenAbove }: { agency: AgencyPage_agency$key; seenAbove: string }) {
  // @ts-expect-error a fragment reference exposes no fields
  const { alias: unread } = agency;
  const data = useFragment(pageFragment, agency);
  read.child = data;
  return <p>{[seenAbove, String(unread), data.alias].join(' ')}</p>;
}

/** A store with the query's response, as in the browser or in a server request. */
function answered(isServer: boolean): IEnvironment {
  const environment = createEnvironment({ isServer, fetch: () => Promise.reject(new Error('no network')) });
  const operation = createOperationDescriptor(screenQuery, VARIABLES);
  const { data } = MockPayloadGenerator.generate(operation, { Agency: () => ({ alias: 'north-star' }) });
  environment.commitPayload(operation, data ?? {});
  return environment;
}

describe('a component reads only the fields of its own fragment (GWY-08)', () => {
  it.each([
    ['in the browser', false, (page: React.ReactElement) => render(page).container.innerHTML],
    ['on the server', true, renderToString],
  ] as const)('gets no fields of other fragments: %s', (_where, isServer, show) => {
    const markup = show(
      <StrictMode>
        <RelayEnvironmentProvider environment={answered(isServer)}>
          <Parent />
        </RelayEnvironmentProvider>
      </StrictMode>,
    );
    expect(markup).toBe('<p>undefined undefined north-star</p>');
    const keys = (data?: object | null) => Object.keys(data ?? {}).filter((key) => !key.startsWith('__'));
    expect(keys(read.parent)).toEqual(['id']);
    expect(keys(read.child)).toContain('alias');
  });

  // @relay(mask: false) would expose a fragment's fields to its parent.
  it('reads exactly what its document selects, for every document of the web', () => {
    const artifacts = import.meta.glob<Artifact>('./__generated__/*.graphql.ts', { eager: true, import: 'default' });
    const wrong = documents().flatMap((document) => {
      const name = 'name' in document ? document.name?.value : undefined;
      const artifact = artifacts[`./__generated__/${name}.graphql.ts`];
      if (!name || !artifact || !('selectionSet' in document) || !document.selectionSet)
        return [`${name}: no artifact`];
      // readInlineData reads an `@inline` fragment where it is spread.
      if (artifact.kind === 'InlineDataFragment') return [];
      const { selections } = artifact.kind === 'Request' ? artifact.fragment : artifact;
      const own = ownPaths(document.selectionSet);
      return readPaths(selections)
        .filter((path) => !own.has(path) && !OF_DIRECTIVES.test(path))
        .map((path) => `${name}: ${path}`);
    });
    expect(wrong).toEqual([]);
  });
});

interface Reader {
  readonly selections: readonly ReaderSelection[];
}
type Artifact =
  | { readonly kind: 'Request'; readonly fragment: Reader }
  | ({ readonly kind: 'Fragment' } & Reader)
  | { readonly kind: 'InlineDataFragment' };

/** Fields that a document itself selects, as response paths. */
function ownPaths({ selections }: SelectionSetNode, above = ''): Set<string> {
  const paths = new Set<string>();
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) continue;
    let below = above;
    if (selection.kind === Kind.FIELD) {
      below = `${above}/${(selection.alias ?? selection.name).value}`;
      paths.add(below);
    }
    if (selection.selectionSet) for (const path of ownPaths(selection.selectionSet, below)) paths.add(path);
  }
  return paths;
}

/** Fields that its compiled artifact reads. */
function readPaths(selections: readonly ReaderSelection[], above = ''): string[] {
  return selections.flatMap((selection) => {
    if ('field' in selection && typeof selection.field === 'object') return readPaths([selection.field], above);
    if (selection.kind === 'FragmentSpread' || selection.kind === 'InlineDataFragmentSpread') return [];
    const isField = selection.kind === 'ScalarField' || selection.kind === 'LinkedField';
    const path = isField ? `${above}/${selection.alias ?? selection.name}` : above;
    const below = 'selections' in selection ? readPaths(selection.selections ?? [], path) : [];
    return isField ? [path, ...below] : below;
  });
}
