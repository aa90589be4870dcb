import type { i18n } from 'i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { sheetTimes } from '../../../features/csv/sheetTimes.ts';
import { formattersFor } from '../../../i18n/format.ts';
import type { Locale } from '../../../../domain/locales.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { leadTable_lead$key } from '../../../relay/__generated__/leadTable_lead.graphql.ts';

export interface TableLanguage {
  readonly i18n: i18n;
  readonly locale: Locale;
}

/** Contact methods that can be used outside of the portal, unlike the chat. */
const CONTACTS = ['EMAIL', 'PHONE', 'WHATSAPP', 'OTHER'] as const;

/** Leads as table rows below a header in the user's language, with times in the account's time zone. */
export function leadTable(
  { i18n: texts, locale }: TableLanguage,
  leads: readonly leadTable_lead$key[],
  timeZone: string | null,
): string[][] {
  const t = texts.getFixedT(null, 'inbox');
  const tLeads = texts.getFixedT(null, 'leads');
  const tLead = texts.getFixedT(null, 'lead');
  const format = formattersFor(locale);
  const times = sheetTimes(timeZone);
  const inZone = (name: string) => `${name} (${times.zone})`;
  const head = [
    t(($) => $.csv.name),
    t(($) => $.csv.company),
    t(($) => $.csv.website),
    t(($) => $.csv.type),
    tLeads(($) => $.column.status),
    t(($) => $.stage.label),
    t(($) => $.csv.title),
    t(($) => $.csv.text),
    tLead(($) => $.facts.services),
    t(($) => $.csv.budgetFrom),
    t(($) => $.csv.budgetTo),
    t(($) => $.csv.currency),
    tLead(($) => $.facts.country),
    tLead(($) => $.facts.language),
    inZone(tLead(($) => $.facts.received)),
    inZone(t(($) => $.csv.expires)),
    inZone(tLead(($) => $.facts.answered)),
    tLead(($) => $.facts.declineReason),
    ...CONTACTS.map((type) => {
      const name = tLead(($) => $.contacts.type[type]);
      return type === 'OTHER' ? `${tLead(($) => $.contacts.title)} (${name})` : name;
    }),
  ];
  const rows = leads.map((lead) => {
    const { name, company, domain, type, status, stage, title, text, services, budget, ...rest } = readLead(lead);
    const { country, language, receivedAt, expiresAt, answeredAt, declineReason, contactMethods } = rest;
    const from = budget && readMoney(budget.from);
    const to = budget?.to ? readMoney(budget.to) : null;
    return [
      name,
      company ?? '',
      domain ?? '',
      type ? tLeads(($) => $.type[type]) : '',
      status ? tLeads(($) => $.status[status]) : '',
      stage ? tLeads(($) => $.stage[stage]) : '',
      title,
      text,
      services.map((service) => service.name).join('; '),
      String(from?.amount ?? ''),
      String(to?.amount ?? ''),
      from?.currency ?? '',
      country ? format.country(country) : '',
      language ? format.language(language) : '',
      times.format(receivedAt),
      expiresAt ? times.format(expiresAt) : '',
      answeredAt ? times.format(answeredAt) : '',
      declineReason ? tLead(($) => $.declineReason[declineReason]) : '',
      ...CONTACTS.map((type) =>
        contactMethods.flatMap((method) => (method.type === type ? method.value : [])).join('; '),
      ),
    ];
  });
  return [head, ...rows];
}

function readLead(lead: leadTable_lead$key) {
  return readInlineData(
    graphql`
      fragment leadTable_lead on Lead @inline @throwOnFieldError {
        name
        company
        domain
        type
        status
        stage
        title
        text
        services {
          name
        }
        budget {
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        country
        language
        receivedAt
        expiresAt
        answeredAt
        declineReason
        contactMethods {
          type
          value
        }
      }
    `,
    lead,
  );
}
