import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { ExportedLead } from './leadRows.ts';

/** Leads as rows of a table, with a head in the user's language. Times are ISO 8601, which every spreadsheet reads. */
export function useLeadTable(): (leads: readonly ExportedLead[]) => string[][] {
  const { t } = useTranslation('inbox');
  const { t: tLeads } = useTranslation('leads');
  const { t: tLead } = useTranslation('lead');
  const format = useFormat();
  return (leads) => {
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
      tLead(($) => $.facts.received),
      t(($) => $.csv.expires),
      tLead(($) => $.facts.answered),
      tLead(($) => $.facts.declineReason),
    ];
    return [
      head,
      ...leads.map((lead) => {
        const { type, status, stage, declineReason, budget } = lead;
        return [
          lead.name,
          lead.company ?? '',
          lead.domain ?? '',
          type ? tLeads(($) => $.type[type]) : '',
          status ? tLeads(($) => $.status[status]) : '',
          stage ? tLeads(($) => $.stage[stage]) : '',
          lead.title,
          lead.text,
          lead.services.map(({ name }) => name).join('; '),
          String(budget?.from.amount ?? ''),
          String(budget?.to?.amount ?? ''),
          budget?.from.currency ?? '',
          lead.country ? format.country(lead.country) : '',
          lead.language ? format.language(lead.language) : '',
          lead.receivedAt,
          lead.expiresAt ?? '',
          lead.answeredAt ?? '',
          declineReason ? tLead(($) => $.declineReason[declineReason]) : '',
        ];
      }),
    ];
  };
}
