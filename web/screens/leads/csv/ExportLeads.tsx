import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useLoadFailureNotice } from '../../../app/content/useLoadFailureNotice.ts';
import { localDay } from '../../../features/csv/localDay.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { leadsVariables } from '../leadsVariables.ts';

/** Saves all leads that match the filters, on all pages, as a CSV file (EXT-12). */
export function ExportLeads() {
  const { t, i18n } = useTranslation('inbox');
  const { locale } = useFormat();
  const environment = useRelayEnvironment();
  const showFailure = useLoadFailureNotice();
  const [search] = useSearchParams();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { first: _first, page: _page, ...filters } = leadsVariables(search);
      const { csvFile } = await import('./csvFile.ts');
      const { saveCsv } = await import('../../../features/csv/saveCsv.ts');
      saveCsv(await csvFile(environment, filters, { i18n, locale }), `leads-${localDay(new Date())}.csv`);
    } catch (error) {
      showFailure(error);
    }
    setPending(false);
  };
  return (
    <Button size="small" icon="download" pending={isPending} onClick={() => void save()}>
      {t(($) => $.csv.export)}
    </Button>
  );
}
