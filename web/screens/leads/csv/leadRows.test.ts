import { expect, it } from 'vitest';
import { createEnvironment } from '../../../relay/environment.ts';
import { leadsVariables } from '../leadsVariables.ts';
import { aLead } from '../testing/leadsPage.tsx';
import { readLeadRows } from './leadRows.ts';

const ACCOUNT = { id: 'account-1', timeZone: 'Asia/Tokyo' };

/** Reads the rows of a list that changes after its first page is read, and returns their ids. */
async function idsRead(list: string[], change: () => void): Promise<string[]> {
  let isChanged = false;
  const environment = createEnvironment({
    fetch(_operation, { first, after }) {
      const start = typeof after === 'string' ? list.indexOf(after) + 1 : 0;
      const ids = list.slice(start, start + Number(first));
      const pageInfo = { hasNextPage: start + ids.length < list.length, endCursor: ids.at(-1) ?? null };
      if (!isChanged) change();
      isChanged = true;
      const nodes = ids.map((id) => aLead({ id, __typename: 'Lead' }));
      return { data: { viewer: { id: 'viewer-1', account: ACCOUNT, leads: { pageInfo, nodes } } } };
    },
  });
  const { first: _first, page: _page, ...filters } = leadsVariables(new URLSearchParams());
  const { leads, timeZone } = await readLeadRows(environment, filters);
  expect(timeZone).toBe('Asia/Tokyo');
  return leads.map(({ id }) => id);
}

function leadIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `lead-${index}`);
}

it('reads leads on all pages, in order', async () => {
  expect(await idsRead(leadIds(250), () => undefined)).toEqual(leadIds(250));
  expect(await idsRead(leadIds(100), () => undefined)).toEqual(leadIds(100));
  expect(await idsRead([], () => undefined)).toEqual([]);
});

it('reads each lead once, even if others arrive or drop out meanwhile', async () => {
  const growing = leadIds(250);
  expect(await idsRead(growing, () => growing.unshift('new'))).toEqual(leadIds(250));
  const shrinking = leadIds(250);
  expect(await idsRead(shrinking, () => shrinking.splice(10, 5))).toEqual(leadIds(250));
});

it('reads a lead once if it moves to a later page', async () => {
  const list = leadIds(250);
  expect(await idsRead(list, () => list.push(...list.splice(10, 1)))).toEqual(leadIds(250));
});
