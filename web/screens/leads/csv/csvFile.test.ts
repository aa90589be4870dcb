import { expect, it } from 'vitest';
import { bundledI18n } from '../../../i18n/bundledI18n.ts';
import { createEnvironment } from '../../../relay/environment.ts';
import { leadsVariables } from '../leadsVariables.ts';
import { acceptedLead, aLead } from '../testing/leadsPage.tsx';
import { csvFile } from './csvFile.ts';

const CONTACTS = [
  { type: 'EMAIL', value: 'ada@acme.example' },
  { type: 'EMAIL', value: 'office@acme.example' },
  { type: 'PHONE', value: '+34 600 000 000' },
  { type: 'CHAT', value: 'portal' },
  { type: 'OTHER', value: 'Booth 7' },
];

it('has the contact details of accepted leads, except for the chat (EXT-12)', async () => {
  const nodes = [acceptedLead({ contactMethods: CONTACTS }), aLead({ id: 'lead-2' })];
  const environment = createEnvironment({
    fetch: () => {
      const pageInfo = { hasNextPage: false, endCursor: null };
      const leads = { pageInfo, nodes: nodes.map((lead) => ({ ...lead, __typename: 'Lead' })) };
      return { data: { viewer: { id: 'viewer-1', account: { id: 'account-1', timeZone: 'UTC' }, leads } } };
    },
  });
  const { first: _first, page: _page, ...filters } = leadsVariables(new URLSearchParams());
  const text = await csvFile(environment, filters, { i18n: bundledI18n('de'), locale: 'de' });
  const ends = text.split('\r\n').map((row) => row.split(',').slice(-4));
  expect(ends).toEqual([
    ['E-Mail', 'Telefon', 'WhatsApp', 'Kontakt (Sonstiges)'],
    ['"ada@acme.example; office@acme.example"', "'+34 600 000 000", '', 'Booth 7'],
    ['', '', '', ''],
    [''],
  ]);
});
